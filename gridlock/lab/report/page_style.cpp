// How the report page looks: on a desk, on a phone, in print, light and dark.
#include "gridlock/lab/report/page.hpp"

namespace gridlock::lab {

std::string page_style() {
  return R"css(:root{color-scheme:light dark;--sans:Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;--mono:ui-monospace,"SF Mono",Menlo,Consolas,monospace}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
html{background:var(--bg);-webkit-text-size-adjust:100%}
body{margin:0;color:var(--ink);font:400 15px/22px var(--sans);text-rendering:optimizeLegibility}
h1,h2,p,figure,pre{margin:0}
button,input,select{font:inherit;color:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:6px}
.num{font-variant-numeric:tabular-nums}
.doc{max-width:1176px;margin:0 auto;padding:32px 24px 64px}
.kick{display:flex;align-items:center;gap:10px;margin-bottom:24px;font-size:13px;color:var(--ink-3)}
.kick b{font-size:15px;color:var(--ink);letter-spacing:-.02em}.kick .sp{flex:1}
#theme{width:40px;height:40px;border-radius:8px;font-size:18px;color:var(--ink-2)}#theme:hover{background:var(--surface-2)}
h1{font-size:34px;line-height:40px;letter-spacing:-.03em;font-weight:690;max-width:30em;text-wrap:balance}
.lede{font-size:17px;line-height:26px;color:var(--ink-2);max-width:46em;margin-top:12px}
.run{display:flex;flex-wrap:wrap;gap:4px 24px;margin-top:20px;padding:12px 0;border-top:1px solid var(--line);border-bottom:1px solid var(--line);font-size:13px;line-height:20px;color:var(--ink-2)}
.run b{font-weight:560;color:var(--ink)}
.kpis{display:grid;grid-template-columns:repeat(3,1fr);gap:32px;margin:28px 0 36px}
.kpis b{font-size:34px;line-height:40px;letter-spacing:-.035em;font-weight:650;display:block}
.kpis p{font-size:14px;line-height:20px;color:var(--ink-2);max-width:26em;margin-top:2px}
.figs{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:20px}
.fig{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:18px 20px 16px;min-width:0}
.fig.w{grid-column:1/-1}section.fig{margin-top:20px}
.fig figcaption{margin-bottom:12px}
.fig h2{font-size:16px;line-height:22px;font-weight:640;letter-spacing:-.012em;text-wrap:balance}
.fig figcaption p{font-size:13px;line-height:18px;color:var(--ink-3);margin-top:2px}
.plot svg{display:block;width:100%;height:auto;overflow:visible}
.on-phone{display:none}
.note{font-size:13px;line-height:19px;color:var(--ink-2);margin-top:10px;max-width:64em}
.tw{overflow:auto;margin:0 -20px;scrollbar-width:thin}
table{border-collapse:collapse;width:100%;font-size:13.5px;line-height:20px}
th{font-weight:560;color:var(--ink-2);text-align:right;padding:0 12px;height:40px;border-bottom:1px solid var(--edge);white-space:nowrap;background:var(--surface);font-size:13px}
th button{font-weight:inherit;height:32px}th button::after{content:" ↓";opacity:0}
th[aria-sort] button{color:var(--ink);font-weight:640}th[aria-sort] button::after{opacity:1}th[aria-sort=ascending] button::after{content:" ↑"}
td{padding:0 12px;height:40px;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
tbody tr:hover>td{background:var(--surface-2)}tr.detail:hover>td{background:none!important}
td.t{text-align:left}noscript{display:block;padding:12px 20px}th:nth-child(2),#case-table th:nth-child(3){text-align:left}#summary th:nth-child(2){text-align:right}
td:first-child,th:first-child{text-align:left;padding-left:20px;font-weight:580}td:last-child,th:last-child{padding-right:20px}
.sw{width:20px;height:10px;margin-right:8px;vertical-align:-1px;display:inline-block}
.barc{display:flex;align-items:center;gap:10px;justify-content:flex-end}
.barc i{flex:0 0 96px;height:8px;border-radius:4px;background:var(--surface-2);position:relative;overflow:hidden}
.barc i::before{content:"";position:absolute;inset:0;right:auto;width:var(--w);background:var(--c);border-radius:4px}
.best{font-weight:680}.good{color:var(--good)}.bad{color:var(--bad);font-style:italic}
.filters{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-bottom:8px;font-size:13px;color:var(--ink-3)}
.filters input,.filters select{height:36px;padding:0 10px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);color:var(--ink);font-size:14px}
.open{display:inline-flex;align-items:center;gap:10px;font-weight:inherit;min-height:40px;text-align:left}
#case-table tr[data-case]:has(.open){cursor:pointer}#rest{padding:12px 20px 0;font-size:13px;color:var(--ink-3)}
.open:hover{text-decoration:underline;text-underline-offset:3px}
.thumb{width:32px;height:32px;display:grid;place-items:center;flex:none}.thumb svg{max-width:32px;max-height:32px;width:auto;height:auto;display:block}
tr.detail>td{padding:16px 20px;height:auto;white-space:normal;text-align:left;font-weight:400}
.detail .gl-board{max-width:440px}
.still{display:flex;flex-wrap:wrap;gap:20px;align-items:center}.still svg{max-width:min(100%,400px);height:auto}
.repro h2{font-size:16px}.repro pre{margin:8px 0 0;font:500 13px/20px var(--mono);background:var(--surface-2);padding:12px 16px;border-radius:8px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:859px){.doc{padding:24px 20px 48px}h1{font-size:28px;line-height:34px}}
@media screen and (max-width:719px){.on-phone{display:block}.on-desk{display:none}.figs{grid-template-columns:minmax(0,1fr)}.doc{padding:16px 12px 40px}.kick{margin-bottom:16px}h1{font-size:24px;line-height:29px}.lede{font-size:15px;line-height:22px}.kpis{grid-template-columns:1fr;gap:14px;margin:20px 0 24px}.kpis div{display:grid;grid-template-columns:124px 1fr;gap:12px;align-items:center}.kpis b{font-size:21px;line-height:28px;letter-spacing:-.025em}.kpis p{font-size:13px;line-height:18px;margin:0}.fig{padding:14px 14px 12px}.tw{margin:0 -14px}td:first-child,th:first-child{padding-left:14px;position:sticky;left:0;background:var(--surface);z-index:1}.barc i{flex-basis:56px}}
@media print{@page{margin:12mm}html,body{background:#fff}body{font-size:12px}.doc{max-width:none;padding:0}.fig{break-inside:avoid;border-color:var(--line);padding:12px 14px}#cases{break-inside:auto;border:0;padding:0}#theme,.filters,.thumb,#rest,#cases figcaption p{display:none}.tw{overflow:visible;margin:0}table,th{font-size:9.5px;line-height:13px}th,td{height:18px;padding:0 5px}td:first-child,th:first-child{padding-left:0}td:last-child,th:last-child{padding-right:0}th button{display:contents}.open{height:auto;min-height:0;font-size:inherit}.barc i{flex-basis:48px}thead{display:table-header-group;break-inside:avoid}tr{break-inside:avoid}}
@media (prefers-reduced-motion:reduce){*{transition-duration:.01ms!important;animation-duration:.01ms!important}}
)css";
}

}  // namespace gridlock::lab

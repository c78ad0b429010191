// What the report page does: unpacks its data, builds rows as they come into view, draws boards, plays solutions.
#include "gridlock/lab/report/compressed.hpp"
#include "gridlock/lab/report/page.hpp"

namespace gridlock::lab {

std::string page_script() {
  return "const group = " + std::to_string(kGroup) + R"js(;
(async () => {
  'use strict';
  const root = document.documentElement;
  document.getElementById('theme').addEventListener('click', () => {
    const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches;
    root.dataset.theme = dark ? 'light' : 'dark';
  });

  // What is packed is unpacked once, when it is wanted.
  const unpacked = new Map();
  const unpack = (id) => {
    if (!unpacked.has(id)) unpacked.set(id, (async () => {
      const bytes = Uint8Array.from(atob(document.getElementById(id).textContent), (c) => c.charCodeAt(0));
      return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).json();
    })());
    return unpacked.get(id);
  };
  const packed = async (name, i) => (await unpack(`${name}-${Math.floor(i / group)}`)).texts[i % group];
  const numbers = (text) => (text ? text.split(' ').map((n) => (n === '-' ? -1 : Number(n))) : []);
  const escape = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
  const fill = (form, words) => form.replace(/\{(\w+)\}/g, (all, word) => (word in words ? words[word] : all));
  const letter = (text, i) => text.charCodeAt(i) - 35;

  // A heading was clicked: true to sort upwards from now on. Numbers begin with the greatest.
  const turn = (heads, head, upwards) => {
    const first = upwards ? 'ascending' : 'descending';
    const order = head.getAttribute('aria-sort') !== first ? first : upwards ? 'descending' : 'ascending';
    heads.forEach((each) => each.removeAttribute('aria-sort'));
    head.setAttribute('aria-sort', order);
    return order === 'ascending';
  };
  const comparison = (value, up) => (a, b) => {
    const [x, y] = up ? [value(a), value(b)] : [value(b), value(a)];
    return typeof x === 'number' ? x - y : x.localeCompare(y);
  };

  // The configurations: all rows are there.
  const summary = document.querySelector('#summary table'), summaryHeads = [...summary.tHead.rows[0].cells];
  summaryHeads.forEach((head, column) => head.firstElementChild.addEventListener('click', () => {
    const value = (row) => (column ? Number(row.cells[column].dataset.v) : row.cells[0].textContent);
    const body = summary.tBodies[0];
    body.append(...[...body.rows].sort(comparison(value, turn(summaryHeads, head, column === 0))));
  }));

  // Every case: rows are made when they are about to be seen, or printed.
  const cases = document.getElementById('case-table'), body = cases.tBodies[0], heads = [...cases.tHead.rows[0].cells];
  const data = await unpack('case-data'), opens = !!document.getElementById('parts');
  const column = {};
  for (const name of ['board', 'configuration', 'result', 'metric', 'cost', 'expanded', 'generated', 'factor', 'seconds', 'bytes'])
    column[name] = numbers(data[name]);
  const label = (i) => data.labels[column.board[i]];
  const count = (n) => (n < 0 ? '–' : n.toLocaleString('en'));
  const cell = (content, look) => `<td${look ? ` class="${look}"` : ''}>${content}</td>`;
  const rowOf = (i) => {
    const name = escape(label(i));
    const result = data.results[column.result[i]];
    return `<tr data-case="${i}">` +
      cell(opens ? `<button type="button" class="open" aria-expanded="false"><i class="thumb"></i>${name}</button>` : name) +
      cell(escape(data.configurations[column.configuration[i]]), 't') + cell(result.word, `t ${result.look}`) +
      cell(count(column.cost[i])) + cell(count(column.expanded[i])) + cell(count(column.generated[i])) +
      cell(column.factor[i] < 0 ? '–' : column.factor[i].toFixed(2)) + cell(data.times[i]) + cell(data.sizes[i]) + '</tr>';
  };
  const keys = [(i) => column.board[i], (i) => data.configurations[column.configuration[i]],
    (i) => data.results[column.result[i]].word, (i) => column.cost[i], (i) => column.expanded[i], (i) => column.generated[i],
    (i) => column.factor[i], (i) => column.seconds[i], (i) => column.bytes[i]];

  let order = column.board.map((_, i) => i), wanted = order;
  const [find, choose, shown] = document.querySelector('.filters').children;
  const step = 100;
  const more = (until) => {
    const from = body.querySelectorAll('tr[data-case]').length;
    const end = Math.min(until, wanted.length);
    body.insertAdjacentHTML('beforeend', wanted.slice(from, end).map(rowOf).join(''));
    [...body.querySelectorAll('.thumb:not([data-seen])')].forEach((thumb) => { thumb.dataset.seen = ''; thumbs.observe(thumb); });
    rest.hidden = end === wanted.length;
    rest.textContent = rest.hidden ? '' : `${(wanted.length - end).toLocaleString('en')} more below`;
  };
  const show = () => {
    const word = find.value.trim().toLowerCase();
    wanted = order.filter((i) => label(i).toLowerCase().includes(word) &&
      (!choose.value || data.configurations[column.configuration[i]] === choose.value));
    body.replaceChildren();
    shown.textContent = `${wanted.length.toLocaleString('en')} of ${order.length.toLocaleString('en')}`;
    rest.hidden = false;
    more(step);
    fillUp();
  };
  heads.forEach((head, at) => head.firstElementChild.addEventListener('click', () => {
    order = column.board.map((_, i) => i).sort(comparison(keys[at], turn(heads, head, at < 3)));
    show();
  }));
  find.addEventListener('input', show);
  choose.addEventListener('change', show);

  const rest = document.getElementById('rest');
  const fillUp = () => {
    while (!rest.hidden && rest.getBoundingClientRect().top < innerHeight + 1200)
      more(body.querySelectorAll('tr[data-case]').length + step);
  };
  addEventListener('scroll', fillUp, { passive: true });
  addEventListener('resize', fillUp);
  addEventListener('beforeprint', () => more(wanted.length));

  // Boards: letters say which part stands where.
  const drawing = (parts, board, title, size) => {
    const view = letter(board, 0), [columns, rows] = numbers(parts.grids[view]), layers = numbers(parts.layers);
    const place = (cell) => [(cell % columns) * 100, Math.floor(cell / columns) * 100];
    const ground = [];
    for (let at = 0; at < columns * rows; at++)
      numbers(parts.tiles[letter(board, 1 + at)]).forEach((shape) => ground.push([shape, at]));
    ground.sort((a, b) => layers[a[0]] - layers[b[0]]);
    const pieces = [];
    for (let i = 1 + columns * rows; i < board.length; i += 3)
      pieces.push({ look: letter(board, i + 2), place: place(letter(board, i + 1)), part: parts.pieces[letter(board, i)] });
    const svg = fill(parts.views[view], { title: escape(title) }) + '<g>' +
      ground.map(([shape, at]) => `<g transform="translate(${place(at).join(' ')})">${parts.shapes[shape]}</g>`).join('') + '</g>' +
      pieces.map((piece, i) => `<g data-piece="${i}" style="transform:translate(${piece.place[0]}px,${piece.place[1]}px)">` +
        piece.part[size].map((look, k) => `<g${k === piece.look ? '' : ' visibility="hidden"'}>${look}</g>`).join('') + '</g>').join('') +
      '</svg>';
    return { svg, pieces };
  };
  const thumbs = new IntersectionObserver((entries) => entries.filter((entry) => entry.isIntersecting).forEach(async (entry) => {
    thumbs.unobserve(entry.target);
    const i = Number(entry.target.closest('tr').dataset.case);
    entry.target.innerHTML = drawing(await unpack('parts'), await packed('boards', column.board[i]), label(i), 'small').svg;
  }), { rootMargin: '200px' });

  // What opens below a row: the player of its solution, or the board and why there is none.
  const detailOf = async (i) => {
    const [parts, board, solution] = [await unpack('parts'), await packed('boards', column.board[i]), await packed('solutions', i)];
    const { svg, pieces } = drawing(parts, board, label(i), 'looks');
    const configuration = escape(data.configurations[column.configuration[i]]);
    if (!solution) return `<div class="still">${svg}<p>${configuration}, ${escape(data.notes[i])}.</p></div>`;
    const film = parts.films[letter(solution, 0)], steps = [[]], items = [];
    for (let k = 1; k < solution.length; k += 2) {
      const number = letter(solution, k), piece = pieces[number], way = parts.ways[letter(solution, k + 1)];
      piece.place = [piece.place[0] + way.x * 100, piece.place[1] + way.y * 100];
      steps[steps.length - 1].push([number, ...piece.place, way.look].join());
      if (!way.item) continue;
      items.push(fill(way.item, { number: items.length + 1, chip: piece.part.chip }));
      steps.push([]);
    }
    return fill(parts.player, {
      title: escape(label(i)), tag: data.results[column.result[i]].proven ? parts.tag : '', board: svg, count: items.length,
      caption: `${configuration}, ${column.cost[i]} ${data.metrics[column.metric[i]]}`,
      moves: fill(film.list, { items: items.join('') }), slide: film.slide, apart: film.apart, eased: film.eased ? 1 : 0,
      leaving: steps.pop().join(' '), steps: steps.map((changes) => changes.join(' ')).join(';'),
    });
  };
  const toggle = async (row) => {
    const button = row.querySelector('.open'), open = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!open));
    if (open) return row.nextElementSibling.remove();
    const detail = document.createElement('tr');
    detail.className = 'detail';
    detail.innerHTML = `<td colspan="${row.cells.length}"></td>`;
    row.after(detail);
    detail.firstChild.innerHTML = await detailOf(Number(row.dataset.case));
    const player = detail.querySelector('.gridlock-player');
    if (player) window.startGridlockPlayer(player);
  };
  // Anywhere on a row opens it, unless somebody is marking text there.
  body.addEventListener('click', (event) => {
    const row = event.target.closest('tr[data-case]');
    if (row && opens && getSelection().isCollapsed) toggle(row);
  });
  show();
})();
)js";
}

}  // namespace gridlock::lab

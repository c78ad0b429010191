// Rules, formats, keys and what the page does with your data.
import { useEffect } from 'preact/hooks';
import { version } from '../model/puzzles/catalogue';

export function AboutView() {
  useEffect(() => void (document.title = 'About · gridlock'), []);
  const { serviceWorker } = navigator; // not there where a page comes from without encryption
  const saved = serviceWorker?.controller
    ? 'Saved for offline use.'
    : serviceWorker && 'It will be saved for offline use when you next open it.';
  return (
    <main class="page about">
      <h1>About gridlock</h1>
      <p>
        gridlock solves, proves, explains and makes two puzzles. The solver is a C++ library that runs here in your
        browser, compiled to WebAssembly. There is no account and no server: nothing you do leaves this page. {saved}
      </p>
      <h2>Rush Hour</h2>
      <p>
        Vehicles slide along their line and never leave it. Bring the red car A to the gap in the frame. One slide of
        any length is one move.
      </p>
      <h2>Sokoban</h2>
      <p>
        Push every crate onto a ring. You push one crate at a time and cannot pull. Solutions are counted in pushes.
      </p>
      <h2>Numbers you can trust</h2>
      <p>
        <b>Proven optimal</b> means that a search has shown that no shorter solution exists. <b>Found, not proven</b>{' '}
        gives a solution and the best lower bound so far. Every solution is replayed by an independent checker before
        you see it.
      </p>
      <h2>Stars</h2>
      <p>
        Three at par without help; two within a fifth above par and without seeing the move; one for every other
        solution. Once the solution is shown, none.
      </p>
      <h2>What can be pasted or dropped</h2>
      <ul class="plain">
        <li>one-line boards of 9 to 256 letters, A being the red car</li>
        <li>boards drawn in rows, with X or A as the red car</li>
        <li>lists of vehicles in three common formats</li>
        <li>Sokoban levels in XSB, run-length or Boxoban form, and whole .sok and .xsb files</li>
        <li>solutions: moves such as B+2, or LURD</li>
      </ul>
      <p class="lab">gridlock {version} · MIT licence</p>
    </main>
  );
}

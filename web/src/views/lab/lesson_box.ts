// A lesson beside the lanes: the question first, then the run, then what it has shown.
import { LESSONS, type Lesson } from '../../model/lab/lessons';
import { escape } from '../../ui/dom';
import { nameIn, type Lane } from './lane';

export class LessonBox {
  private shown = '';

  // `predicted`: the choice that was made, or -1. `watch`: someone has predicted, and wants to see the run from its beginning.
  constructor(
    private readonly box: HTMLElement,
    private readonly lesson: Lesson | undefined,
    private readonly lanes: readonly Lane[],
    public predicted: number,
    private readonly watch: () => void,
  ) {}

  render(atEnd: boolean): void {
    const { box } = this;
    const html = this.html(atEnd && this.lanes.every((lane) => lane.result));
    if (html === this.shown) return;
    this.shown = html;
    const open = box.querySelector('details')?.open;
    const focused = (document.activeElement as HTMLElement | null)?.dataset.predict;
    box.innerHTML = html;
    if (open) box.querySelector('details')!.open = true;
    for (const button of box.querySelectorAll<HTMLElement>('[data-predict]')) {
      if (button.dataset.predict === focused) button.focus();
      button.onclick = () => {
        this.predicted = Number(button.dataset.predict);
        this.watch();
      };
    }
  }

  // Other searches than those of the lesson: what it asks and answers would not be about them.
  get strayed(): boolean {
    const { lesson, lanes } = this;
    return lesson !== undefined && (lanes[0].choice !== lesson.a || lanes[1].choice !== lesson.b);
  }

  private html(done: boolean): string {
    const links = LESSONS.map(
      (l) => `<a href="#/lab/${l.id}"${l === this.lesson ? ' aria-current="true"' : ''}>${escape(l.title)}</a>`,
    ).join('');
    const card = this.lesson ? `<div class="card lesson">${this.body(this.lesson, done)}</div>` : '';
    return `<details class="lessons"><summary>Lessons</summary><nav>${links}</nav></details>${card}`;
  }

  private body(lesson: Lesson, done: boolean): string {
    const [first, second] = this.lanes;
    const choices = lesson.choices(nameIn(this.lanes, first), nameIn(this.lanes, second));
    const heading = `<h2>${escape(lesson.title)}</h2>`;
    if (this.strayed)
      return `${heading}<p>You have chosen another search. <a href="#/lab/${lesson.id}">Begin the lesson again</a></p>`;
    const question = `${heading}<p>${escape(lesson.text)}</p><p><b>${escape(lesson.question)}</b></p>`;
    const buttons = choices.map(
      (text, i) =>
        `<button class="btn sm" type="button" data-predict="${i}" aria-pressed="${i === this.predicted}">${escape(text)}</button>`,
    );
    const asked = `${question}<div class="row wrap" role="group" aria-label="Your prediction">${buttons.join('')}</div>`;
    if (this.predicted < 0) return `${asked}<p class="lab">Predict first, then watch.</p>`;
    if (!done) return `${asked}<p class="lab">Watch what happens…</p>`;
    const [a, b] = this.lanes.map((lane) => ({
      title: nameIn(this.lanes, lane),
      expanded: lane.length,
      result: lane.result!,
    }));
    const { right, why } = lesson.answer(a, b);
    const verdict = right === this.predicted ? 'You were right.' : `It was: ${choices[right]}.`;
    return `${asked}<p role="status"><b>${escape(verdict)}</b> ${escape(why)}</p>`;
  }
}

/** Works out the five-year clock where it is typed. There is no request here, and nothing is kept. */
import { clearMissing, showMissing } from '../missing-fields.ts';
import { wordsOf } from '../tool-words.ts';
import { yearClock } from './year-clock.ts';
import { showClock } from './year-clock.view.ts';

const tool = document.querySelector<HTMLElement>('[data-year-plan]');
const plan = tool?.querySelector('form');
const answer = tool?.querySelector<HTMLElement>('[data-answer]');
if (tool && plan && answer) {
  plan.addEventListener('input', ({ target }) => {
    clearMissing(plan, target);
    answer.setAttribute('hidden', '');
  });
  plan.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!showMissing(plan)) return;
    const values = new FormData(plan);
    const read = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : '';
    };
    showClock(
      answer,
      wordsOf(tool),
      yearClock({
        birthdate: read('birthdate'),
        firstFall: Number(read('firstFall')),
        waits: Number(read('waits')),
        juniorCollege: Number(read('juniorCollege')),
      }),
    );
  });
}

/** Asks the contact calendar: one request per question, without cookies. The address keeps class, division and team. */
import type { ContactAnswer } from '@faircourt/contracts/contact-answer';
import { isLocale } from '../../../../i18n/locale.ts';
import { localDay } from '../local-day.ts';
import { clearMissing, showMissing } from '../missing-fields.ts';
import { fillIn, wordsOf } from '../tool-words.ts';
import { readAnswer } from './coach-answer.ts';
import { showAnswer } from './coach-answer.view.ts';

const place = document.querySelector<HTMLElement>('[data-coach-question]');
const form = place?.querySelector('form');
if (place && form) start(place, form);

function start(tool: HTMLElement, questions: HTMLFormElement): void {
  const words = wordsOf(tool);
  const status = tool.querySelector<HTMLElement>('[data-status]');
  const answerPlace = tool.querySelector<HTMLElement>('[data-answer]');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  /** Of two questions in a row only the last one's answer is shown. */
  let asked = 0;

  restore(questions);
  questions.addEventListener('input', ({ target }) => {
    clearMissing(questions, target);
    // An answer to another question than the one in the form would mislead.
    asked += 1;
    answerPlace?.setAttribute('hidden', '');
    say('');
  });
  questions.addEventListener('submit', (event) => {
    event.preventDefault();
    if (showMissing(questions)) void ask();
  });

  async function ask(): Promise<void> {
    asked += 1;
    const turn = asked;
    const query = queryOf(questions);
    keepInAddress(query);
    say(fillIn(words, 'asking'));
    const answer = await fetchAnswer(query);
    if (turn !== asked) return;
    say(answer ? '' : fillIn(words, 'failed'));
    if (!answer || !answerPlace) return;
    const { lang } = document.documentElement;
    showAnswer(answerPlace, words, {
      reading: readAnswer(answer, { isDivisionKnown: query.has('division') }),
      answer,
      locale: isLocale(lang) ? lang : 'en',
    });
  }
}

async function fetchAnswer(query: URLSearchParams): Promise<ContactAnswer | null> {
  try {
    const reply = await fetch(`/api/contact-answer?${query}`, { credentials: 'omit' });
    return reply.ok ? ((await reply.json()) as ContactAnswer) : null;
  } catch {
    return null;
  }
}

function queryOf(questions: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(questions)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(entries);
}

function keepInAddress(query: URLSearchParams): void {
  const kept = new URLSearchParams(query);
  kept.delete('on');
  history.replaceState(history.state, '', `?${kept}`);
}

function restore(questions: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  for (const field of questions.querySelectorAll<HTMLSelectElement>('select')) {
    const value = query.get(field.name) ?? '';
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  }
  const day = questions.querySelector<HTMLInputElement>('input[name=on]');
  if (day) day.value = localDay(new Date());
}

/** Rows as sentences: one sentence of the catalogue per kind, so that 51 pages say the same thing in the same words. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Translate } from '../../../../i18n/messages.ts';
import type { Recipient, StateRow } from './state.schema.ts';

export type Speaker = { t: Translate; locale: Locale };
export type Sentence = { text: string; sources: readonly string[] };

/** The answer first: may they earn, and what has to be done by when. */
export function answerOf(state: StateRow, speaker: Speaker): string {
  const { t, locale } = speaker;
  const place = beginning(state.place[locale], locale);
  const answer = t(`public.learn.tools.states.answer.${answerKind(state)}`, { place });
  const next = nextSteps(state, speaker);
  return next ? `${answer} ${next}` : answer;
}

export function safeCourse({ association, status }: StateRow, { t }: Speaker): string {
  const { short } = association;
  return status === 'not_allowed'
    ? t('public.learn.tools.states.safe.not_allowed', { association: short })
    : t('public.learn.tools.states.safe.allowed', { association: short });
}

export function conditionSentences({ conditions }: StateRow, { t, locale }: Speaker): Sentence[] {
  return conditions.map((condition) => ({
    text:
      'kind' in condition
        ? t(`public.learn.tools.states.condition.${condition.kind}`)
        : condition.text[locale],
    sources: condition.sources,
  }));
}

export function reportSentence({ report, status }: StateRow, { t, locale }: Speaker): Sentence {
  const sources = report?.sources ?? [];
  if (!report) {
    return {
      text: t(`public.learn.tools.states.report.${status === 'not_allowed' ? 'no_deal' : 'nothing_found'}`),
      sources,
    };
  }
  switch (report.kind) {
    case 'within': {
      const values = { whom: recipients(report.to, 'disjunction', { t, locale }), count: report.amount };
      const text = t(`public.learn.tools.states.report.within_${report.unit}`, values);
      return {
        text: report.inWriting ? `${text} ${t('public.learn.tools.states.report.in_writing')}` : text,
        sources,
      };
    }
    case 'before':
      return {
        text: t('public.learn.tools.states.report.before', {
          whom: recipients(report.to, 'conjunction', { t, locale }),
        }),
        sources,
      };
    case 'duty':
      return { text: t('public.learn.tools.states.report.duty'), sources };
    case 'proposed':
      return {
        text: t('public.learn.tools.states.report.proposed', {
          whom: recipients(report.to, 'disjunction', { t, locale }),
          count: report.amount,
        }),
        sources,
      };
    case 'deadline_unknown':
      return { text: t('public.learn.tools.states.report.deadline_unknown'), sources };
  }
}

/** For a cell of the table. */
export function reportInShort({ report, status }: StateRow, { t }: Speaker): string {
  if (!report)
    return t(`public.learn.tools.states.short.${status === 'not_allowed' ? 'no_deal' : 'nothing_found'}`);
  if (report.kind === 'proposed')
    return t('public.learn.tools.states.short.proposed', { count: report.amount });
  if (report.kind !== 'within') return t(`public.learn.tools.states.short.${report.kind}`);
  return t(`public.learn.tools.states.short.${report.unit}`, { count: report.amount });
}

/** What we looked for and did not find; the page names whom to ask. */
export function openQuestions(state: StateRow, { t }: Speaker): string[] {
  const { status, conditions, report, agents, age, conflict } = state;
  if (status === 'not_allowed') {
    return [t(`public.learn.tools.states.open.${conflict ? 'law_and_rule' : 'change_planned'}`)];
  }
  return [
    conflict && t('public.learn.tools.states.open.conflict'),
    conditions.length === 0 && t('public.learn.tools.states.open.conditions'),
    !report && t('public.learn.tools.states.open.report'),
    report &&
      (report.kind === 'deadline_unknown' || report.kind === 'duty' || report.kind === 'proposed') &&
      t('public.learn.tools.states.open.deadline'),
    !agents && t('public.learn.tools.states.open.agents'),
    !age && t('public.learn.tools.states.open.age'),
  ].filter((question) => typeof question === 'string');
}

function nextSteps(state: StateRow, speaker: Speaker): string | null {
  if (state.conflict) return safeCourse(state, speaker);
  if (state.conditions.length === 0) {
    return speaker.t('public.learn.tools.states.no_conditions', state.association);
  }
  return state.report ? reportSentence(state, speaker).text : null;
}

function answerKind({ status, conflict, conditions }: StateRow) {
  if (status === 'not_allowed') return conflict ? 'not_allowed_conflict' : 'not_allowed';
  if (status === 'disputed') return 'conflict';
  if (status === 'allowed') return 'allowed';
  return conditions.some((condition) => 'kind' in condition && condition.kind === 'in_state_signed')
    ? 'in_state_signed'
    : 'in_state_admitted';
}

function recipients(
  to: readonly Recipient[],
  type: 'conjunction' | 'disjunction',
  { t, locale }: Speaker,
): string {
  const names = to.map((recipient) => t(`public.learn.tools.states.to.${recipient}`));
  return new Intl.ListFormat(locale, { type }).format(names);
}

function beginning(words: string, locale: Locale): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

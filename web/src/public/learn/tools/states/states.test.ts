import { LOCALES } from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import { translatorOf } from '../../../../i18n/messages.ts';
import { checkRetiredWords } from '../../../../i18n/retired-words.ts';
import { i18nFor } from '../../../catalogues.ts';
import { notesProblems } from '../../../content/page-notes.ts';
import { unexplainedOldSources } from '../../claims.ts';
import { factualNumbers } from '../../numbers.ts';
import { findForeignTerms } from '../../terms.ts';
import {
  answerOf,
  conditionSentences,
  openQuestions,
  reportInShort,
  reportSentence,
} from './state-sentences.ts';
import { STATUSES, type StateRow } from './state.schema.ts';
import { citedBy, evidenceOf, STATE_SOURCES, STATES, statesIn } from './states.ts';

const KEYS = new Set(STATE_SOURCES.map(({ key }) => key));
const MONTHS_OLD = 24;

const TEXTS = import.meta.glob<string>('../../../../../content/learn/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** "40 states and DC", "40 más DC": how texts in each language count those that allow it. */
const COUNTED =
  /(?!50 )\b(\d+) (?:states and|estados y|estados e|plus|más|mais) (?:the |el |o )?(?:Washington|DC|District|Distrito)/g;

const speakers = LOCALES.map((locale) => ({ locale, t: translatorOf(i18nFor(locale)) }));
const [english] = speakers;
if (!english) throw new Error('There is no English');

function stateOf(code: string): StateRow {
  const state = STATES.find((candidate) => candidate.code === code);
  if (!state) throw new Error(`There is no ${code}`);
  return state;
}

/** Everything that a row says in its own words, in one language. */
function ownWords({ conditions, age, conflict = [] }: StateRow, locale: (typeof LOCALES)[number]): string {
  const texts = [...conditions, ...conflict, ...(age ? [age] : [])].flatMap((claim) =>
    'text' in claim ? claim.text[locale] : [],
  );
  return texts.join('\n');
}

describe('the rows of the states', () => {
  test('are the 50 states and the District of Columbia: 41 allow it, 2 restrict it, 6 do not, 2 are disputed', () => {
    expect(new Set(STATES.map(({ code }) => code)).size).toBe(51);
    expect(new Set(STATES.map(({ slug }) => slug)).size).toBe(51);
    const count = (status: string) => STATES.filter((state) => state.status === status).length;
    expect(STATUSES.map(count)).toEqual([41, 2, 2, 6]);
    const barred = STATES.filter(({ status }) => status === 'not_allowed').map(({ code }) => code);
    expect(barred.toSorted()).toEqual(['AL', 'HI', 'MS', 'SC', 'TX', 'WY']);
    const disputed = STATES.filter(({ status }) => status === 'disputed');
    expect(disputed.map(({ code }) => code)).toEqual(['DE', 'MT']);
    for (const { code, conflict } of disputed)
      expect({ code, sides: !!conflict }).toEqual({ code, sides: true });
  });

  test('are counted the same in every text that counts them, DC apart', () => {
    const allowed = STATES.filter(({ code, status }) => status === 'allowed' && code !== 'DC').length;
    const counted = Object.entries(TEXTS).flatMap(([path, text]) =>
      Array.from(text.matchAll(COUNTED), ([, count]) => ({ path, count: Number(count) })),
    );
    expect(counted.length).toBeGreaterThan(20);
    expect(counted.filter(({ count }) => count !== allowed)).toEqual([]);
  });

  test('send nobody to a host that was made for trying something out', () => {
    const hosts = STATE_SOURCES.flatMap(({ url }) => (url ? [new URL(url).host] : []));
    expect(
      hosts.filter((host) => /duckdns|ngrok|upfor\.review|staging|(^|[.-])test([.-]|$)/.test(host)),
    ).toEqual([]);
  });

  test('name only listed sources, at least one each, and every listed source is used', () => {
    for (const state of STATES) {
      expect({ code: state.code, unknown: citedBy(state).filter((key) => !KEYS.has(key)) }).toEqual({
        code: state.code,
        unknown: [],
      });
      expect(state.statusSources.length).toBeGreaterThan(0);
    }
    const used = new Set(STATES.flatMap(citedBy));
    expect([...KEYS].filter((key) => !used.has(key))).toEqual([]);
    expect(KEYS.size).toBe(STATE_SOURCES.length);
  });

  test('stand for a day, and rest on a source, of the last 24 months; an older source says why it is used', () => {
    for (const state of STATES) {
      const { code, asOf, newest, reviewedOn } = state;
      expect({ code, problems: notesProblems({ ...state, changes: [] }) }).toEqual({ code, problems: [] });
      expect({
        code,
        isFresh: [asOf, newest].every((date) => monthsBetween(date, reviewedOn) <= MONTHS_OLD),
      }).toEqual({ code, isFresh: true });
    }
    expect(unexplainedOldSources(STATE_SOURCES, '2026-11-16')).toEqual([]);
  });

  test('have the same figures in every language, and the words of the product', () => {
    for (const state of STATES) {
      const figures = LOCALES.map((locale) => factualNumbers(ownWords(state, locale)));
      expect({ code: state.code, figures }).toEqual({
        code: state.code,
        figures: figures.map(() => figures[0]),
      });
      for (const locale of LOCALES) {
        const words = `${ownWords(state, locale)}\n${state.place[locale]}`;
        expect([
          ...findForeignTerms(locale, words),
          ...checkRetiredWords(locale, { [state.code]: words }),
        ]).toEqual([]);
      }
    }
  });

  test('say so where nothing but lists or reports is known, and claim no condition from a list alone', () => {
    const lists = new Set(STATE_SOURCES.filter(({ kind }) => kind === 'list').map(({ key }) => key));
    for (const state of STATES) {
      const kinds = state.conditions.filter((condition) => 'kind' in condition);
      expect(kinds.filter(({ sources }) => sources.every((key) => lists.has(key)))).toEqual([]);
    }
    for (const state of STATES.filter(({ conditions }) => conditions.length === 0)) {
      const isSaid = openQuestions(state, english).includes(
        english.t('public.learn.tools.states.open.conditions'),
      );
      expect({ code: state.code, evidence: evidenceOf(state), isSaid }).toEqual({
        code: state.code,
        evidence: 'list',
        isSaid: true,
      });
    }
    expect(english.t('public.learn.tools.states.evidence.list')).toMatch(/^Second-hand/);
    expect(english.t('public.learn.tools.states.evidence.report')).toMatch(/^Second-hand/);
  });
});

describe('the sentences of a state', () => {
  test('begin with the answer and the deadline', () => {
    expect(answerOf(stateOf('GA'), english)).toBe(
      'In Georgia a high school athlete may earn from NIL, with limits. Tell the principal or the athletic director within 7 days of agreeing.',
    );
    expect(reportSentence(stateOf('IN'), english).text).toMatch(
      /^The proposal asked.*within 48 hours.*Tell the athletic director before you sign\.$/,
    );
    expect(reportSentence(stateOf('VA'), english).text).toMatch(/within 72 hours.*in writing/);
    expect(reportSentence(stateOf('NC'), english).text).toBe(
      'Send a copy to the principal, the athletic director, the superintendent, and the chair of the school board before you sign.',
    );
  });

  test('say at once where no conditions are published, and whom to ask', () => {
    expect(answerOf(stateOf('VT'), english)).toBe(
      'In Vermont a high school athlete may earn from NIL, with limits. We found no published conditions. Ask the Vermont Principals’ Association (VPA) before you agree to anything.',
    );
  });

  test('have the same figures in every language', () => {
    for (const state of STATES) {
      const figures = speakers.map((speaker) =>
        factualNumbers(
          [
            answerOf(state, speaker),
            reportSentence(state, speaker).text,
            ...conditionSentences(state, speaker).map(({ text }) => text),
          ].join('\n'),
        ),
      );
      expect({ code: state.code, figures }).toEqual({
        code: state.code,
        figures: figures.map(() => figures[0]),
      });
    }
  });

  test('never read as if 17 were enough in Texas', () => {
    const texas = stateOf('TX');
    for (const speaker of speakers) {
      const answer = answerOf(texas, speaker);
      expect(answer).not.toContain('17');
      expect(answer).toContain('UIL');
      expect(texas.age?.text[speaker.locale]).toMatch(
        /17 changes nothing|17 años no cambia nada|17 anos não muda nada/,
      );
    }
    expect(answerOf(texas, english)).toMatch(/^In Texas treat NIL pay as not allowed, at any age/);
    expect(texas.conflict).toHaveLength(3);
  });

  test('name both sides and the safe course where sources disagree', () => {
    expect(STATES.filter(({ conflict }) => conflict).map(({ code }) => code)).toEqual(['DE', 'MT', 'TX']);
    for (const code of ['DE', 'MT']) {
      expect(answerOf(stateOf(code), english)).toMatch(
        /it is unclear.*no deal and no money until the \w+ tells you in writing/,
      );
    }
  });
});

test.each(speakers)('no cell of the table in $locale lacks a number or a name', (speaker) => {
  const cells = STATES.map((state) => `${state.code}: ${reportInShort(state, speaker)}`);
  expect(cells.filter((cell) => /NaN|undefined|[{}]/.test(cell))).toEqual([]);
});

test('the states are in the order of the alphabet of the language', () => {
  expect(
    statesIn('es')
      .map(({ name }) => name.es)
      .slice(5, 8),
  ).toEqual(['Carolina del Norte', 'Carolina del Sur', 'Colorado']);
});

function monthsBetween(from: string, to: string): number {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1);
  return months(to) - months(from);
}

/** Which entries the contact calendar of a division has: one for each first day, and one for each time in dispute. */
import { contactPeriods, type ContactLane } from '@faircourt/contracts/contact-periods';
import type { ContactChannel } from '@faircourt/contracts/vocabulary';
import { dayAfter, type CalendarEntry } from '../../../platform/icalendar.ts';
import type { FeedRule } from './feed.store.ts';
import type { FeedWords } from './feed.words.ts';

interface Told {
  baseUrl: string;
  words: FeedWords;
}

export function feedEntries(rules: readonly FeedRule[], told: Told): CalendarEntry[] {
  // A source is no part of what is decided, and what people typed does not leave without a session.
  const windowRules = rules.map((rule) => ({ ...rule, source: '' }));
  const lanes = new Map(
    rules.map(({ division, program, grad_year: gradYear, channel }) => [
      `${division}.${program}.${gradYear}.${channel}`,
      { lane: { division, program, gradYear }, channel },
    ]),
  );
  return [...lanes].flatMap(([name, { lane, channel }]) => {
    const periods = contactPeriods(windowRules, lane, channel);
    const isCertain = periods.every(({ kind }) => kind !== 'disputed');
    return periods.flatMap(({ kind, from, until }) => {
      if (from === null) return [];
      if (kind === 'open') {
        return [
          {
            ...describe('open', lane, channel, told),
            uid: uidOf(name, kind),
            from,
            until: dayAfter(from),
            isCertain,
          },
        ];
      }
      if (kind !== 'disputed' || until === null) return [];
      return [
        {
          ...describe('disputed', lane, channel, told),
          uid: uidOf(name, kind),
          from,
          until,
          isCertain: false,
        },
      ];
    });
  });
}

/** The same on every server and under every address, so that a move of the site doubles nothing. */
function uidOf(name: string, kind: 'open' | 'disputed'): string {
  return `contact.${name}.${kind}@faircourt`;
}

function describe(
  kind: 'open' | 'disputed',
  { division, program, gradYear }: ContactLane,
  channel: ContactChannel,
  { baseUrl, words: { words, page } }: Told,
): Pick<CalendarEntry, 'summary' | 'description' | 'url'> {
  const url = `${baseUrl}/dashboard/contact-rules?class=${gradYear}`;
  const values = {
    team: `${page(`division.${division}`)}, ${page(`program.${program}`)}`,
    year: gradYear,
    about: page(`contact_rules.channel.${channel}`),
    url,
  };
  return {
    summary: words(`calendar.${kind}`, values),
    description: words(`calendar.${kind}.text`, values),
    url,
  };
}

/** Reads a calendar as strictly as RFC 5545 allows, for tests: what a lenient program forgives, another refuses. */
export interface ParsedCalendar {
  properties: Map<string, string>;
  entries: Map<string, string>[];
}

const LINE = /^([A-Z-]+)((?:;[A-Z-]+=[^;:",]+)*):(.*)$/su;
const ONCE = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'SEQUENCE', 'STATUS'];

/** Names carry their parameters: `DTSTART;VALUE=DATE`. */
export function parseCalendar(text: string): ParsedCalendar {
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end');
  if (/\r(?!\n)|(?<!\r)\n/u.test(text)) throw new Error('A line ends without CRLF');
  const long = text.split('\r\n').find((line) => Buffer.byteLength(line) > 75);
  if (long !== undefined) throw new Error(`Longer than 75 octets: ${long}`);
  const lines = text
    .replaceAll(/\r\n[ \t]/gu, '')
    .split('\r\n')
    .slice(0, -1);
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR') throw new Error('No calendar');
  const properties = new Map<string, string>();
  const entries: Map<string, string>[] = [];
  let open: Map<string, string> | null = null;
  for (const line of lines.slice(1, -1)) {
    const [, name, parameters, value] = LINE.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`No property: ${line}`);
    if (line === 'BEGIN:VEVENT') open = new Map();
    else if (line === 'END:VEVENT') {
      if (!open) throw new Error('An entry ends that has not begun');
      entries.push(checked(open));
      open = null;
    } else {
      const into = open ?? properties;
      const key = `${name}${parameters}`;
      if (into.has(key)) throw new Error(`Twice: ${key}`);
      into.set(key, unescaped(value));
    }
  }
  for (const needed of ['VERSION', 'PRODID']) {
    if (!properties.has(needed)) throw new Error(`${needed} is missing`);
  }
  return { properties, entries };
}

function checked(entry: Map<string, string>): Map<string, string> {
  for (const name of ONCE) {
    const found = [...entry.keys()].filter((key) => key.split(';')[0] === name);
    if (found.length !== 1) throw new Error(`${name} is there ${found.length} times`);
  }
  if (!/^\d{8}T\d{6}Z$/u.test(entry.get('DTSTAMP') ?? '')) throw new Error('DTSTAMP is no moment in UTC');
  const from = entry.get('DTSTART;VALUE=DATE') ?? '';
  const until = entry.get('DTEND;VALUE=DATE') ?? '';
  if (!/^\d{8}$/u.test(from) || !/^\d{8}$/u.test(until)) throw new Error('No calendar days');
  if (until <= from) throw new Error('It ends before it begins');
  return entry;
}

function unescaped(value: string): string {
  if (/(?<!\\)(?:\\\\)*\\[^\\;,nN]/u.test(value)) throw new Error(`Not escaped: ${value}`);
  return value.replaceAll(/\\([\\;,nN])/gu, (_all, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  );
}

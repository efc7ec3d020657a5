/** Dates, times and numbers in the reader's language. Plain Intl: the catalogue only holds words. */
import { numberLocale } from '@faircourt/contracts/number-locale';
import { DAY_MS } from '@faircourt/contracts/time';
import { useLingui } from '@lingui/react';

export type Format = {
  date: (value: string | Date) => string;
  /** A calendar day such as `2026-11-15`: the same day wherever it is read. */
  day: (value: string) => string;
  dateTime: (value: string | Date) => string;
  /** "3:04 PM", "15:04". */
  time: (value: string | Date) => string;
  /** With the day of the week, as between the days of a conversation. */
  fullDate: (value: string | Date) => string;
  /** "Maya, Renee and Tobias". */
  list: (items: readonly string[]) => string;
  /** Of what has happened: "just now", "5 minutes ago", "yesterday"; past a month, the date. */
  relative: (value: string | Date, now?: Date) => string;
  /** "3 days", "5 hours": how long something has waited or took, and is left. Never less than a minute. */
  duration: (milliseconds: number) => string;
  number: (value: number) => string;
  /** The name of a country by its two letters. */
  country: (code: string) => string;
  /** "Monterrey, Mexico"; the country alone where no city is known. Two letters alone may be a state: CA. */
  place: (of: { city?: string | null | undefined; country_code: string }) => string;
  /** Always with one decimal, so that columns line up. */
  tenths: (value: number) => string;
};

const STEPS = [
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 30 * 86_400 },
] as const;

const SPANS = [
  { unit: 'minute', milliseconds: 60_000, below: 3_600_000 },
  // Days from the first one on, as in "1 day ago": "45 hours" beside "2 days" would have to be worked out.
  { unit: 'hour', milliseconds: 3_600_000, below: DAY_MS },
  { unit: 'day', milliseconds: DAY_MS, below: Number.POSITIVE_INFINITY },
] as const;

/** Intl's formatters take longer to make than all they are asked on a page: one set serves every component. */
const made = new Map<string, Format>();

export function useFormat(): Format {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const format = made.get(locale) ?? formatFor(locale, i18n._('ui.just_now'));
  made.set(locale, format);
  return format;
}

/** `justNow`: Intl has no better word than "now". */
export function formatFor(locale: string, justNow = nowIn(locale)): Format {
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const dateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const time = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
  const fullDate = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }));
  const list = once(() => new Intl.ListFormat(locale));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const spans = SPANS.map((span) => ({
    ...span,
    format: once(
      () =>
        new Intl.NumberFormat(numberLocale(locale), { style: 'unit', unit: span.unit, unitDisplay: 'long' }),
    ),
  }));
  const number = once(() => new Intl.NumberFormat(numberLocale(locale)));
  const countries = once(() => new Intl.DisplayNames(locale, { type: 'region' }));
  const tenths = once(
    () => new Intl.NumberFormat(numberLocale(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  // What is typed into a form may be no code yet, and Intl throws at it.
  const country = (code: string) => (/^[a-z]{2}$/iu.test(code) ? (countries().of(code) ?? code) : code);
  return {
    date: (value) => date().format(new Date(value)),
    day: (value) => day().format(new Date(value)),
    dateTime: (value) => dateTime().format(new Date(value)),
    time: (value) => time().format(new Date(value)),
    fullDate: (value) => fullDate().format(new Date(value)),
    list: (items) => list().format(items),
    relative: (value, now = new Date()) => {
      // A clock that differs a little from the server's would place what has happened in the future.
      const seconds = Math.max(0, Math.round((now.getTime() - new Date(value).getTime()) / 1000));
      if (seconds < 60) return justNow;
      const step = STEPS.find(({ below }) => seconds < below);
      return step
        ? relative().format(-Math.trunc(seconds / step.seconds), step.unit)
        : date().format(new Date(value));
    },
    duration: (milliseconds) => {
      const span = spans.find(({ below }) => milliseconds < below) ?? spans[0];
      return span?.format().format(Math.max(1, Math.trunc(milliseconds / span.milliseconds))) ?? '';
    },
    number: (value) => number().format(value),
    country,
    place: ({ city, country_code }) => [city, country(country_code)].filter(Boolean).join(', '),
    tenths: (value) => tenths().format(value),
  };
}

function nowIn(locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
}

/** A page asks for two or three of them. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

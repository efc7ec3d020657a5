/** The table of a run, and whether it clears the bars. */
import type { Load } from './http-load.ts';

export interface Measurement extends Load {
  combination: string;
  /** One of those that people ask most. */
  isCommon: boolean;
  size: number;
  found: number;
  /** Runs per second, without HTTP, of all statements of a request, of its search alone, and of the plain join. */
  bare: number;
  search: number;
  plain: number;
  /** Of the version beside this one, and of this one while cards change; not a number when it was not measured. */
  before: number;
  whileChanging: number;
  scans: string[];
  /** If nothing kept the planner from them. */
  freeScans: string[];
}

export interface SignedInShare {
  size: number;
  /** Requests per second. */
  health: number;
  signedIn: number;
}

/** How quickly the cards of a whole database were made, all their indexes in place. */
export interface CardMaking {
  size: number;
  /** Athletes per second. */
  rate: number;
}

const BARS = {
  ofBare: 0.5,
  ofPlain: 1,
  commonOfPlain: 0.8,
  timesBefore: 2.5,
  signedInOfHealth: 0.35,
  /** Of the p99: for ten times as many athletes, and for a hundred times. */
  growth: { tenfold: 2, overall: 3 },
  megabytes: 300,
  cardsPerSecond: 3_000,
} as const;

export function printTable(measurements: readonly Measurement[], sizes: readonly number[]): void {
  const heads = sizes.flatMap((size) => [
    `${short(size)} req/s`,
    'p50',
    'p99',
    '/own',
    '/join',
    'changing',
    'before',
  ]);
  console.log(row(['combination', ...heads, 'p99 growth', 'seq scans']));
  for (const name of new Set(measurements.map(({ combination }) => combination))) {
    const ofName = sizes.map((size) => find(measurements, name, size));
    const cells = ofName.flatMap((one) => [
      one.rate.toFixed(0),
      one.p50.toFixed(1),
      one.p99.toFixed(1),
      percent(one.rate / one.bare),
      percent(one.rate / one.plain),
      Number.isNaN(one.whileChanging) ? '' : one.whileChanging.toFixed(0),
      Number.isNaN(one.before) ? '' : one.before.toFixed(0),
    ]);
    const scans = [...new Set(ofName.flatMap((one) => one.scans))].join(', ');
    console.log(row([name, ...cells, growthOf(ofName).toFixed(2), scans || 'none']));
  }
}

/** What each bar asked for and what was measured; returns whether all hold. */
export function judge(
  measurements: readonly Measurement[],
  sizes: readonly number[],
  {
    megabytes,
    signedIn,
    cards,
  }: { megabytes: number; signedIn: readonly SignedInShare[]; cards: readonly CardMaking[] },
): boolean {
  const verdicts: Verdict[] = [];
  for (const size of sizes) {
    const all = measurements.filter((one) => one.size === size);
    // Each combination is asked equally often: so the mix takes as long as its parts together.
    const http = mixRate(all.map(({ rate }) => rate));
    const ofBare = http / mixRate(all.map(({ bare }) => bare));
    const ofSearch = http / mixRate(all.map(({ search }) => search));
    const ofPlain = http / mixRate(all.map(({ plain }) => plain));
    verdicts.push(
      {
        bar: `${short(size)}: at least ${percent(BARS.ofBare)} of its own SQL run bare, over the mix`,
        measured: `${percent(ofBare)} (${http.toFixed(0)} req/s; ${percent(ofSearch)} of the search statements alone)`,
        holds: ofBare >= BARS.ofBare,
      },
      {
        bar: `${short(size)}: at least as fast as the plain join run bare, over the mix`,
        measured: percent(ofPlain),
        holds: ofPlain >= BARS.ofPlain,
      },
      ...commonVerdicts(
        all.filter(({ isCommon }) => isCommon),
        size,
      ),
    );
  }
  for (const { size, health, signedIn: rate } of signedIn) {
    verdicts.push({
      bar: `${short(size)}: a signed-in call at least ${percent(BARS.signedInOfHealth)} of one that asks nothing`,
      measured: `${percent(rate / health)} (${rate.toFixed(0)} of ${health.toFixed(0)} req/s)`,
      holds: rate / health >= BARS.signedInOfHealth,
    });
  }
  for (const { size, rate } of cards) {
    verdicts.push({
      bar: `${short(size)}: cards of at least ${BARS.cardsPerSecond} athletes made a second`,
      measured: rate.toFixed(0),
      holds: rate >= BARS.cardsPerSecond,
    });
  }
  const scans = measurements.filter((one) => one.scans.length > 0);
  verdicts.push(
    ...growthVerdicts(measurements, sizes),
    {
      bar: 'no sequential scan in any plan',
      measured:
        scans.length === 0
          ? 'none'
          : scans.map((one) => `${one.combination} at ${short(one.size)}`).join('; '),
      holds: scans.length === 0,
    },
    {
      bar: `server memory under ${BARS.megabytes} MB`,
      measured: `${megabytes.toFixed(0)} MB at most`,
      holds: megabytes < BARS.megabytes,
    },
  );
  console.log('');
  for (const [table, plans] of plansByTable(measurements)) {
    console.log(`With the planner left free, ${plans} of ${measurements.length} plans would scan ${table}.`);
  }
  for (const { bar, measured, holds } of verdicts) console.log(`${holds ? '✓' : '✗'} ${bar}: ${measured}`);
  return verdicts.every(({ holds }) => holds);
}

function plansByTable(measurements: readonly Measurement[]): Map<string, number> {
  const plans = new Map<string, number>();
  for (const { freeScans } of measurements) {
    for (const table of new Set(freeScans)) plans.set(table, (plans.get(table) ?? 0) + 1);
  }
  return plans;
}

interface Verdict {
  bar: string;
  measured: string;
  holds: boolean;
}

function commonVerdicts(common: readonly Measurement[], size: number): Verdict[] {
  if (common.length === 0) return [];
  const rate = mixRate(common.map((one) => one.rate));
  const ofPlain = rate / mixRate(common.map(({ plain }) => plain));
  const changing = mixRate(common.map(({ whileChanging }) => whileChanging));
  const times = rate / mixRate(common.map(({ before }) => before));
  const verdicts = [
    {
      bar: `${short(size)}: the most common searches at least ${percent(BARS.commonOfPlain)} of the plain join run bare`,
      measured: `${percent(ofPlain)} (${rate.toFixed(0)} req/s; ${changing.toFixed(0)} while a hundred cards a second change)`,
      holds: ofPlain >= BARS.commonOfPlain,
    },
  ];
  if (Number.isNaN(times)) return verdicts;
  return [
    ...verdicts,
    {
      bar: `${short(size)}: the most common searches at least ${BARS.timesBefore} times as fast as the version beside`,
      measured: `${times.toFixed(2)} times`,
      holds: times >= BARS.timesBefore,
    },
  ];
}

/** From each size to the next, and from the first to the last. */
function growthVerdicts(measurements: readonly Measurement[], sizes: readonly number[]): Verdict[] {
  const steps = sizes.slice(1).map((size, n) => ({ from: sizes[n] ?? 0, to: size }));
  if (steps.length > 1) steps.push({ from: sizes[0] ?? 0, to: sizes.at(-1) ?? 0 });
  return steps.map(({ from, to }) => {
    const most = to / from > 10 ? BARS.growth.overall : BARS.growth.tenfold;
    const names = [...new Set(measurements.map(({ combination }) => combination))];
    const grown = names
      .map((name) => ({ name, growth: growthOf([from, to].map((size) => find(measurements, name, size))) }))
      .toSorted((a, b) => b.growth - a.growth);
    const [worst] = grown;
    const beyond = grown.filter(({ growth }) => growth > most).length;
    return {
      bar: `p99 grows at most ${most} times from ${short(from)} to ${short(to)}, for every combination`,
      measured: worst ? `worst ${worst.growth.toFixed(2)} (${worst.name}), ${beyond} beyond` : '–',
      holds: beyond === 0,
    };
  });
}

function mixRate(rates: readonly number[]): number {
  return rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0);
}

function growthOf(bySize: readonly Measurement[]): number {
  return (bySize.at(-1)?.p99 ?? Number.NaN) / (bySize[0]?.p99 ?? Number.NaN);
}

function find(measurements: readonly Measurement[], name: string, size: number): Measurement {
  const found = measurements.find((one) => one.combination === name && one.size === size);
  if (!found) throw new Error(`${name} was not measured at ${size}`);
  return found;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell, n) => (n === 0 ? cell.padEnd(50) : cell.padStart(7))).join(' | ')} |`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function short(size: number): string {
  return size >= 1_000_000 ? `${size / 1_000_000}M` : `${size / 1_000}k`;
}

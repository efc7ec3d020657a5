/** The table of a run, and whether it clears the bars. */
import type { Load } from './http-load.ts';

export interface Measurement extends Load {
  combination: string;
  size: number;
  found: number;
  /** Runs per second, without HTTP, of all statements of a request, of its search alone, and of the plain join. */
  bare: number;
  search: number;
  plain: number;
  scans: string[];
  /** If nothing kept the planner from them. */
  freeScans: string[];
}

export const BARS = { ofBare: 0.5, ofPlain: 1, growth: 3, megabytes: 300 } as const;

export function printTable(measurements: readonly Measurement[], sizes: readonly number[]): void {
  const heads = sizes.flatMap((size) => [`${short(size)} req/s`, 'p50', 'p99', '/own', '/join']);
  console.log(row(['combination', ...heads, 'p99 growth', 'seq scans']));
  for (const name of new Set(measurements.map(({ combination }) => combination))) {
    const ofName = sizes.map((size) => find(measurements, name, size));
    const cells = ofName.flatMap((one) => [
      one.rate.toFixed(0),
      one.p50.toFixed(1),
      one.p99.toFixed(1),
      percent(one.rate / one.bare),
      percent(one.rate / one.plain),
    ]);
    const scans = [...new Set(ofName.flatMap((one) => one.scans))].join(', ');
    console.log(row([name, ...cells, growthOf(ofName).toFixed(2), scans || 'none']));
  }
}

/** What each bar asked for and what was measured; returns whether all hold. */
export function judge(
  measurements: readonly Measurement[],
  sizes: readonly number[],
  megabytes: number,
): boolean {
  const verdicts: { bar: string; measured: string; holds: boolean }[] = [];
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
    );
  }
  const names = [...new Set(measurements.map(({ combination }) => combination))];
  const worst = names
    .map((name) => ({ name, growth: growthOf(sizes.map((size) => find(measurements, name, size))) }))
    .toSorted((a, b) => b.growth - a.growth)[0];
  const scans = measurements.filter((one) => one.scans.length > 0);
  verdicts.push(
    {
      bar: `p99 grows at most ${BARS.growth} times from ${short(sizes[0] ?? 0)} to ${short(sizes.at(-1) ?? 0)}, for every combination`,
      measured: worst ? `worst ${worst.growth.toFixed(2)} (${worst.name})` : '–',
      holds: worst !== undefined && worst.growth <= BARS.growth,
    },
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
  const free = measurements.filter((one) => one.freeScans.length > 0);
  console.log('');
  console.log(
    `With the planner left free, ${free.length} of ${measurements.length} plans would scan: ` +
      free.map((one) => `${one.combination} at ${short(one.size)} (${one.freeScans.join(', ')})`).join('; '),
  );
  for (const { bar, measured, holds } of verdicts) console.log(`${holds ? '✓' : '✗'} ${bar}: ${measured}`);
  return verdicts.every(({ holds }) => holds);
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

/**
 * npm run faults: breaks things under the running product and prints fault, figure and verdict. It ends with an error
 * when a bar is missed, and within fifteen minutes in any case. `-- --only database` runs the faults whose name has
 * that word.
 */
import type { Fault, Outcome } from './fault.ts';
import { provide } from './parts/programs.ts';
import { endEverything } from './parts/started.ts';
import { FAULTS } from './scenarios/scenarios.ts';

const ALL_WITHIN_MS = 15 * 60_000;

interface Shown extends Outcome {
  fault: Fault;
  seconds: number;
}

const only = wordAfter('--only');
const chosen = FAULTS.filter((fault) => only === undefined || fault.name.includes(only));
const deadline = performance.now() + ALL_WITHIN_MS;
const shown: Shown[] = [];

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endEverything().finally(() => process.exit(130)));
}
for (const fault of chosen) {
  shown.push(await show(fault));
  console.log(line(shown.at(-1)));
}
print(shown);
process.exit(shown.length > 0 && shown.every(({ holds }) => holds) ? 0 : 1);

async function show(fault: Fault): Promise<Shown> {
  const started = performance.now();
  const outcome = await attempt(fault);
  await endEverything();
  return { fault, ...outcome, seconds: (performance.now() - started) / 1000 };
}

async function attempt(fault: Fault): Promise<Outcome> {
  const left = deadline - performance.now();
  if (left <= 0) return { figure: 'not run: the fifteen minutes are over', holds: false };
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ figure: 'not finished in time', holds: false }), left);
  });
  try {
    await provide(fault.needs ?? []);
    return await Promise.race([fault.run(), timeIsUp]);
  } catch (error) {
    return { figure: error instanceof Error ? error.message : String(error), holds: false };
  } finally {
    clearTimeout(timer);
  }
}

function print(all: readonly Shown[]): void {
  console.log('\n| fault | servers | bar | figure | verdict |\n| --- | --- | --- | --- | --- |');
  for (const { fault, figure, holds } of all) {
    const cells = [fault.name, String(fault.servers), fault.bar, figure, holds ? 'holds' : 'MISSED'];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const held = all.filter(({ holds }) => holds).length;
  console.log(`\n${held} passed, ${all.length - held} failed\n`);
}

function line(one: Shown | undefined): string {
  if (!one) return '';
  const { fault, figure, holds, seconds } = one;
  return `  ${holds ? '✓' : '✗'} ${fault.name}, ${fault.servers} server(s): ${figure} (${seconds.toFixed(1)} s)`;
}

function wordAfter(option: string): string | undefined {
  const place = process.argv.indexOf(option);
  return place < 0 ? undefined : process.argv[place + 1];
}

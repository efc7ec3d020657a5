/** npm run histories -- 1000 [seed]: random histories of families against the model, and lives of plans; a seed plays the same ones again. */
import { randomInt } from 'node:crypto';
import { run } from './steps.mjs';

const [runs = '1000', seed = String(randomInt(2 ** 31 - 1))] = process.argv.slice(2);
if (![runs, seed].every((number) => /^\d+$/.test(number))) {
  console.error('Say how many histories, and a seed if you like: npm run histories -- 1000 12345');
  process.exit(2);
}
console.log(`\n${runs} histories with the seed ${seed}\n`);
try {
  await run('vitest', ['run', '--project', '@faircourt/server', 'guardian-history', 'life/step.property'], {
    isLoud: true,
    env: { HISTORY_RUNS: runs, PROPERTY_SEED: seed },
  });
} catch (error) {
  console.error(`\n${error.message}. The same again: npm run histories -- ${runs} ${seed}\n`);
  process.exit(1);
}

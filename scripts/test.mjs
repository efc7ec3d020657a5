/** npm test: everything that decides whether a change may land, from a fresh clone. */
import { provideBrowser } from './browser.mjs';
import { build, failures, install, run, step } from './steps.mjs';

/** The type checker is a Go program: collecting garbage less often costs it 600 MB and spares a sixth of its work. */
const LESS_TIDYING = { GOGC: '400' };

console.log('\nTesting Faircourt\n');
if (!(await step('installing packages', install))) process.exit(1);

// None of these needs both cores for long: side by side they take half the time.
const checks = [
  ['types and lint', () => run('npm', ['run', 'lint'], { env: LESS_TIDYING })],
  ['format', () => run('oxfmt', ['--check'])],
  ['import rules', () => run('npm', ['run', 'imports'])],
  ['plain words', () => run('node', ['scripts/check-words.mjs'])],
  ['messages in three languages', () => run('node', ['web/src/i18n/check-messages.ts'])],
  ['generated files are current', () => run('npm', ['run', 'generate', '--', '--check'])],
  ['production build', build],
  ['finding a browser', provideBrowser],
];
/** The product under test starts on one core: the short tests have the other meanwhile. */
const last = [
  [
    'tests of contracts and pages',
    () => run('vitest', ['run', '--project', '@faircourt/contracts', '--project', '@faircourt/web']),
  ],
  ['browser tests', () => run('playwright', ['test'], { isLoud: true })],
];

const together = (steps) => Promise.all(steps.map(([name, work]) => step(name, work)));
const results = await together(checks);
results.push(
  await step('tests of the server', () =>
    run('vitest', ['run', '--project', '@faircourt/server'], { isLoud: true }),
  ),
);
results.push(...(await together(last)));
if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
const passed = results.filter(Boolean).length;
console.log(`\n${passed} passed, ${results.length - passed} failed\n`);
process.exit(passed === results.length ? 0 : 1);

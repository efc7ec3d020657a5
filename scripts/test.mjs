/** npm test: everything that decides whether a change may land, from a fresh clone. */
import { provideBrowser } from './browser.mjs';
import { build, install, run, step } from './steps.mjs';

console.log('\nTesting Faircourt\n');
if (!(await step('installing packages', install))) process.exit(1);

const checks = [
  ['types', () => run('npm', ['run', 'types'])],
  ['lint', () => run('npm', ['run', 'lint'])],
  ['format', () => run('oxfmt', ['--check'])],
  ['import rules', () => run('npm', ['run', 'imports'])],
  ['messages in three languages', () => run('node', ['web/src/i18n/check-messages.ts'])],
  ['generated files are current', () => run('npm', ['run', 'generate', '--', '--check'])],
  ['unit and integration tests', () => run('vitest', ['run'], { isLoud: true })],
  ['production build', build],
  ['finding a browser', provideBrowser],
  [
    'browser tests',
    () => run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { isLoud: true }),
  ],
];

let passed = 0;
for (const [name, work] of checks) if (await step(name, work)) passed += 1;
console.log(`\n${passed} passed, ${checks.length - passed} failed\n`);
process.exit(passed === checks.length ? 0 : 1);

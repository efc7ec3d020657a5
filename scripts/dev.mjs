/** npm run dev: the API with restarts on change on port 3000, and the pages with hot reload on port 5173. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { takeOver } from './signals.mjs';
import { install, projectNode, projectPath, root, step } from './steps.mjs';

if (!(await step('installing packages', install))) process.exit(1);
const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...projectPath() } };
const children = [
  spawn(projectNode(), ['--watch', 'server/src/main.ts'], options),
  // Not through npm, whose shell would keep a signal to itself.
  spawn(join(root, 'node_modules/.bin/vite'), { ...options, cwd: join(root, 'web') }),
];
takeOver((signal) => {
  for (const child of children) child.kill(signal);
});
for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 1;
  });
}

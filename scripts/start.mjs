/** npm start: installs, builds and serves the product. Runs on Node 20 before anything is installed. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { takeOver } from './signals.mjs';
import { build, install, projectNode, projectPath, root, step } from './steps.mjs';

console.log('\nStarting Faircourt\n');
const isPrepared =
  (await step('installing packages', install)) && (await step('building the web pages', build));
if (!isPrepared) process.exit(1);

// Left alone, Node lets garbage lie until the machine's memory runs low; a busy server stays below 300 MB like this.
const server = spawn(
  projectNode(),
  ['--max-semi-space-size=4', '--max-old-space-size=384', join(root, 'server/src/main.ts')],
  {
    cwd: root,
    stdio: 'inherit',
    // Hashing a password takes 19 MB for a moment; without this, the C library keeps a hundred for the next ones.
    env: { MALLOC_MMAP_THRESHOLD_: '1048576', ...process.env, ...projectPath() },
  },
);
// The server stops in good order by itself; we only wait for it.
takeOver((signal) => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));

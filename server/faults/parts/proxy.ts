/** A real haproxy in front of the servers. It asks /api/ready and tries nothing twice: what fails is seen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/platform/database/embedded.ts';
import { pathOf } from './programs.ts';
import { endLater } from './started.ts';

export interface Proxy {
  origin: string;
  /** Until it sends requests to every server. */
  untilAllUp(): Promise<void>;
}

/** Two missed checks, a second apart, take a server out; `STOP_DELAY_SECONDS` has to be longer than that. */
export const NOTICES_WITHIN_SECONDS = 2;
const UP_WITHIN_MS = 30_000;

export async function startProxy(serverPorts: readonly number[]): Promise<Proxy> {
  const directory = await mkdtemp(join(tmpdir(), 'faircourt-fault-proxy-'));
  endLater(() => rm(directory, { recursive: true, force: true }));
  const [port, statsPort] = [await freePort(), await freePort()];
  const file = join(directory, 'haproxy.cfg');
  await writeFile(file, settings(port, statsPort, serverPorts));
  const child = spawn(pathOf('haproxy'), ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  endLater(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  });

  async function areAllUp(): Promise<boolean> {
    if (child.exitCode !== null) throw new Error(`haproxy did not start: ${complaints.slice(-500)}`);
    const answer = await fetch(`http://127.0.0.1:${statsPort}/stats;csv`).catch(() => null);
    const lines = (await answer?.text())?.split('\n') ?? [];
    return lines.filter((line) => /^servers,s\d+,.*,UP,/.test(line)).length === serverPorts.length;
  }
  const proxy: Proxy = {
    origin: `http://127.0.0.1:${port}`,
    async untilAllUp() {
      const deadline = performance.now() + UP_WITHIN_MS;
      while (performance.now() < deadline) {
        if (await areAllUp()) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('haproxy does not see every server');
    },
  };
  await proxy.untilAllUp();
  return proxy;
}

function settings(port: number, statsPort: number, serverPorts: readonly number[]): string {
  return `
defaults
  mode http
  retries 0
  no option redispatch
  timeout connect 5s
  timeout client 120s
  timeout server 120s
  timeout check 5s
frontend people
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /api/ready
  http-check expect status 200
  default-server check inter 1s fall ${NOTICES_WITHIN_SECONDS} rise 1
${serverPorts.map((serverPort, n) => `  server s${n} 127.0.0.1:${serverPort}`).join('\n')}
frontend watchers
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /stats
`;
}

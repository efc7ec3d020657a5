/**
 * A real proxy in front of the servers, as operations.md sets it up. haproxy asks /api/ready; nginx asks nothing, so a
 * server is marked as down before it is stopped. Neither tries a request twice that a server may have taken.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/platform/database/embedded.ts';
import { pathOf } from './programs.ts';
import { endLater } from './started.ts';

export interface Proxy {
  origin: string;
  /** Restarts the server at that port in the way that this proxy needs, and waits until it gets requests again. */
  whileAway(serverPort: number, restart: () => Promise<void>): Promise<void>;
}

export type ProxyProgram = 'haproxy' | 'nginx';

/** Two missed checks, a second apart, take a server out; `STOP_DELAY_SECONDS` has to be longer than that. */
export const NOTICES_WITHIN_SECONDS = 2;
const UP_WITHIN_MS = 30_000;
const RELOADED_WITHIN_MS = 2_000;

export function startProxy(program: ProxyProgram, serverPorts: readonly number[]): Promise<Proxy> {
  return program === 'haproxy' ? startHaproxy(serverPorts) : startNginx(serverPorts);
}

async function startHaproxy(serverPorts: readonly number[]): Promise<Proxy> {
  const [port, statsPort] = [await freePort(), await freePort()];
  const haproxy = await run('haproxy', haproxySettings(port, statsPort, serverPorts), ['-db', '-f']);
  const untilAllUp = () =>
    until('haproxy sees every server', async () => {
      haproxy.check();
      const answer = await fetch(`http://127.0.0.1:${statsPort}/stats;csv`).catch(() => null);
      const lines = (await answer?.text())?.split('\n') ?? [];
      return lines.filter((line) => /^servers,s\d+,.*,UP,/.test(line)).length === serverPorts.length;
    });
  await untilAllUp();
  return {
    origin: `http://127.0.0.1:${port}`,
    async whileAway(_serverPort, restart) {
      await restart();
      await untilAllUp();
    },
  };
}

async function startNginx(serverPorts: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const nginx = await run('nginx', nginxSettings(port, serverPorts), ['-g', 'daemon off;', '-c']);
  await until('nginx answers', async () => {
    nginx.check();
    return (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok ?? false;
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async whileAway(serverPort, restart) {
      await nginx.reload(nginxSettings(port, serverPorts, serverPort));
      await restart();
      await nginx.reload(nginxSettings(port, serverPorts));
    },
  };
}

interface Running {
  /** Throws once the program has ended. */
  check(): void;
  reload(settings: string): Promise<void>;
}

async function run(program: ProxyProgram, settings: string, given: readonly string[]): Promise<Running> {
  const directory = await mkdtemp(join(tmpdir(), `faircourt-fault-${program}-`));
  endLater(() => rm(directory, { recursive: true, force: true }));
  // The workers of nginx run as another account, and keep large bodies here.
  await chmod(directory, 0o755);
  const file = join(directory, 'settings.conf');
  await writeFile(file, settings.replaceAll('FOLDER', directory));
  const child = spawn(pathOf(program), [...given, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-5_000);
  });
  endLater(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  });
  return {
    check() {
      if (child.exitCode !== null) throw new Error(`${program} did not start: ${complaints.slice(-500)}`);
    },
    async reload(changed) {
      await writeFile(file, changed.replaceAll('FOLDER', directory));
      child.kill('SIGHUP');
      await wait(RELOADED_WITHIN_MS);
    },
  };
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + UP_WITHIN_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not in time: ${what}`);
    await wait(100);
  }
}

function haproxySettings(port: number, statsPort: number, serverPorts: readonly number[]): string {
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

function nginxSettings(port: number, serverPorts: readonly number[], away?: number): string {
  return `
pid FOLDER/nginx.pid;
error_log stderr;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path FOLDER/body;
  proxy_temp_path FOLDER/proxy;
  upstream faircourt {
${serverPorts.map((n) => `    server 127.0.0.1:${n}${n === away ? ' down' : ''};`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    # A reload closes kept connections of clients. Browsers then ask again; the client of this test does not.
    keepalive_timeout 0;
    location / {
      proxy_pass http://faircourt;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_next_upstream error timeout;
      client_max_body_size 10m;
    }
  }
}
`;
}

/**
 * Asks one address again and again over connections that stay open, as pgbench asks the database: the next question goes
 * out when the answer is in. Written on bare sockets, because a load generator that parses as much as a browser takes
 * from the machine what it is to measure.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Load {
  rate: number;
  p50: number;
  p99: number;
}

export interface AskedAddress {
  origin: string;
  address: string;
  token: string;
  connections: number;
  seconds: number;
}

export async function measureHttp(asked: AskedAddress): Promise<Load> {
  const started = performance.now();
  const until = started + asked.seconds * 1000;
  const times = await Promise.all(Array.from({ length: asked.connections }, () => askUntil(until, asked)));
  const took = (performance.now() - started) / 1000;
  const sorted = times.flat().toSorted((a, b) => a - b);
  return { rate: sorted.length / took, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/** One connection; returns how long each answer took, in milliseconds. */
async function askUntil(until: number, { origin, address, token }: AskedAddress): Promise<number[]> {
  const { hostname, port, host } = new URL(origin);
  const question = Buffer.from(
    `GET ${address} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const times: number[] = [];
  let asked = 0;
  let awaited = 0;

  const ask = () => {
    asked = performance.now();
    awaited = 0;
    socket.write(question);
  };
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${address}: the connection was closed`)));
    socket.on('data', (part) => {
      if (awaited === 0) {
        const length = answerLength(part);
        if (length === null) {
          reject(new Error(`${address}: ${part.toString('latin1', 0, 300)}`));
          return;
        }
        awaited = length;
      }
      awaited -= part.length;
      if (awaited > 0) return;
      const now = performance.now();
      times.push(now - asked);
      if (now < until) ask();
      else resolve();
    });
    ask();
  });
  socket.destroy();
  return times;
}

/** Of head and body together, in bytes; null for anything but a success that says its length in its first part. */
function answerLength(part: Buffer): number | null {
  const end = part.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = part.toString('latin1', 0, end);
  const [, bytes] = /^content-length: (\d+)$/im.exec(head) ?? [];
  return head.startsWith('HTTP/1.1 200') && bytes !== undefined ? end + 4 + Number(bytes) : null;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

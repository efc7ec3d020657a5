/** A line between server and database that can be cut, or swallow every byte while both ends believe it is open. */
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../src/platform/database/embedded.ts';
import { endLater } from './started.ts';

export interface Relay {
  port: number;
  /** Bytes vanish in both directions, and new connections get no answer. */
  swallow(): void;
  /** New connections pass again; those that were swallowed stay dead, as behind a firewall that forgot them. */
  heal(): void;
  /** Every open connection is reset. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startRelay(toPort: number): Promise<Relay> {
  const port = await freePort();
  const open = new Set<Socket>();
  let isSwallowing = false;
  const server = createServer((near) => {
    const far = connect(toPort, '127.0.0.1');
    // What was swallowed once cannot be repaired: a stream with a hole in it would be worse than silence.
    let isDead = isSwallowing;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => {
        isDead ||= isSwallowing;
        if (!isDead) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        open.delete(from);
        if (!isDead) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  const relay: Relay = {
    port,
    swallow() {
      isSwallowing = true;
    },
    heal() {
      isSwallowing = false;
    },
    cut,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
  endLater(() => relay.stop());
  return relay;
}

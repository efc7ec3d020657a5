import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, type Config } from '../platform/config.ts';
import { checkPorts } from './ports.ts';

const other = createServer();
let taken: number;
beforeAll(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  taken = portOf(other);
});
afterAll(() => other.close());

function portOf(server: Server): number {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

function config(changes: Partial<Config>): Config {
  const local = { host: '127.0.0.1', metricsHost: '127.0.0.1', port: 0, metricsPort: 0 };
  return { ...readConfig({ NODE_ENV: 'test' }), ...local, ...changes };
}

test('a taken port is refused with the settings for a second Faircourt', async () => {
  await expect(checkPorts(config({ port: taken }))).rejects.toThrow(
    `PORT ${taken} is taken, perhaps by another Faircourt: stop that one, or start this one beside it with DATA_DIR=.data-${taken + 1} PORT=${taken + 1} npm start`,
  );
});

test('a taken metrics port moves in development and is refused in production', async () => {
  expect(await checkPorts(config({ metricsPort: taken }))).toBe(0);
  await expect(checkPorts(config({ metricsPort: taken, isProduction: true }))).rejects.toThrow(
    `Faircourt cannot start: METRICS_PORT ${taken} is taken: set METRICS_PORT to a free port`,
  );
});

test('an address of another machine is named with its setting', async () => {
  await expect(checkPorts(config({ host: '192.0.2.1' }))).rejects.toThrow(
    /PORT 0 on HOST 192\.0\.2\.1 cannot be used \(EADDRNOTAVAIL\)/,
  );
});

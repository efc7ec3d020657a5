/** The two ports of a process, asked for before any other work: a start that cannot listen must not migrate first. */
import { createServer } from 'node:net';
import { ConfigError, type Config } from '../platform/config.ts';

/** The port for figures: in development another one when it is taken, since nobody watches it there. */
export async function checkPorts(config: Config): Promise<number> {
  const [product, metrics] = await Promise.all([
    tryPort(config.port, config.host),
    tryPort(config.metricsPort, config.metricsHost),
  ]);
  const problems: string[] = [];
  if (product) problems.push(productProblem(config, product));
  const isMovable = metrics?.code === 'EADDRINUSE' && !config.isProduction;
  if (metrics && !isMovable) problems.push(metricsProblem(config, metrics));
  if (problems.length > 0) throw new ConfigError(problems);
  return isMovable ? 0 : config.metricsPort;
}

function productProblem({ port, host }: Config, fault: NodeJS.ErrnoException): string {
  const other = port + 1;
  return fault.code === 'EADDRINUSE'
    ? `PORT ${port} is taken, perhaps by another Faircourt: stop that one, or start this one beside it with DATA_DIR=.data-${other} PORT=${other} npm start`
    : `PORT ${port} on HOST ${host} cannot be used (${fault.code ?? fault.message}): set PORT or HOST to one that this user may open.`;
}

function metricsProblem({ metricsPort, metricsHost }: Config, fault: NodeJS.ErrnoException): string {
  return fault.code === 'EADDRINUSE'
    ? `METRICS_PORT ${metricsPort} is taken: set METRICS_PORT to a free port, a different one for each process on this machine.`
    : `METRICS_PORT ${metricsPort} on METRICS_HOST ${metricsHost} cannot be used (${fault.code ?? fault.message}): set METRICS_PORT or METRICS_HOST to one that this user may open.`;
}

/** Null when it is free. */
function tryPort(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (fault: NodeJS.ErrnoException) => resolve(fault));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** Figures for Prometheus, on a port of their own that is not open to the world. */
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type pg from 'pg';
import type { LiveHub } from '../live/live-hub.ts';
import type { HttpServer } from './server.ts';

export interface Metrics {
  registry: Registry;
  observe(server: HttpServer): void;
}

export function createMetrics(sources: { pool: pg.Pool; live: LiveHub }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'faircourt_http_request_seconds',
    help: 'Time to answer, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  gauge('faircourt_live_connections', 'Open live-update streams.', () => sources.live.connections);
  gauge('faircourt_live_listening', 'Whether live updates of other processes arrive: 1 or 0.', () =>
    sources.live.isListening ? 1 : 0,
  );
  gauge('faircourt_database_connections', 'Connections in the pool.', () => sources.pool.totalCount);
  gauge('faircourt_database_waiting', 'Requests waiting for a connection.', () => sources.pool.waitingCount);

  function gauge(name: string, help: string, read: () => number): void {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  }

  return {
    registry,
    observe(server) {
      server.addHook('onResponse', async (request, reply) => {
        duration.observe(
          {
            method: request.method,
            route: request.routeOptions.url ?? 'unknown',
            status: String(reply.statusCode),
          },
          reply.elapsedTime / 1000,
        );
      });
    },
  };
}

export function serveMetrics(registry: Registry, options: { port: number; host: string }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 10_000;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => resolve(server));
  });
}

/** One connection that stays open and asks one thing at a time, as a patient attacker would. */
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';

export interface Probe {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

export class ProbeLine {
  readonly #origin: string;
  readonly #token: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  async send({ method, path, body }: Probe): Promise<{ status: number; ms: number }> {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const asking = request(`${this.#origin}${path}`, {
      method,
      agent: this.#agent,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'content-length': Buffer.byteLength(sent),
      },
    });
    const started = performance.now();
    asking.end(sent);
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    const ms = performance.now() - started;
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode ?? 0, ms };
  }

  close(): void {
    this.#agent.destroy();
  }
}

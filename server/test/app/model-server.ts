/** A server that speaks the protocol of language models and answers as a test wants it to: well, badly, late or not at all. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelServer {
  baseUrl: string;
  /** What was asked, in order. */
  asked: string[];
  /** The content of the next answers; 'silence' never answers, 'broken' is no JSON, 'refused' is a 500. */
  answers: string[];
  /** Before each answer. */
  beforeAnswer: () => Promise<void>;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const server = createServer((request, response) => {
    void read(request).then(async (body) => {
      model.asked.push(body);
      await model.beforeAnswer();
      const answer = model.answers.shift() ?? 'refused';
      if (answer === 'silence') return;
      response.statusCode = answer === 'refused' ? 500 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(answer === 'refused' || answer === 'broken' ? 'not json {' : completion(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const model: ModelServer = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked: [],
    answers: [],
    beforeAnswer: () => Promise.resolve(),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return model;
}

function completion(content: string): string {
  return JSON.stringify({
    id: 'answer',
    object: 'chat.completion',
    created: 0,
    model: 'test-model',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 300, completion_tokens: 100, total_tokens: 400 },
  });
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Writing to support in tests: a valid message from a new person each time. */
import type { SupportReceipt } from '@faircourt/contracts/support';
import type { TestApp } from '../app/test-app.ts';

let writers = 0;

export function newAddress(): string {
  return `writer-${++writers}@example.test`;
}

export function writeTo(app: TestApp, body: Record<string, unknown> = {}) {
  return app.call<SupportReceipt>('POST', '/api/support', {
    body: {
      type: 'general',
      name: 'Ana Lima',
      email: newAddress(),
      message: 'How do I link my son?',
      ...body,
    },
  });
}

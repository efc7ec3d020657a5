import { expect, test } from 'vitest';
import { startModelServer } from '../../../../test/app/model-server.ts';
import { createSummaryModel } from './summary.model.ts';

test('a model that does not answer is left in time, and asked once more', async () => {
  const server = await startModelServer();
  try {
    server.answers = ['silence', 'silence'];
    const model = createSummaryModel({
      baseUrl: server.baseUrl,
      apiKey: null,
      model: 'silent-model',
      monthlyTokens: 1000,
      withinMs: 200,
    });
    const { sentences } = await model.write([{ key: 'height', value: 190, badge: null }], 'en', 'athlete');
    expect(sentences).toBeNull();
    expect(server.asked).toHaveLength(2);
  } finally {
    await server.close();
  }
});

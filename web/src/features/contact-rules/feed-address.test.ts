import { expect, test } from 'vitest';
import { feedAddress } from './feed-address.ts';

test('the address names division, class and language, and nobody', () => {
  const followed = { division: 'ncaa_d1', gradYear: 2028, locale: 'pt-BR' } as const;
  expect(feedAddress('https://faircourt.example', followed)).toBe(
    'https://faircourt.example/api/contact-calendar/ncaa_d1/feed.ics?class=2028&locale=pt-BR',
  );
  expect(feedAddress('', { ...followed, gradYear: null })).toBe(
    '/api/contact-calendar/ncaa_d1/feed.ics?locale=pt-BR',
  );
});

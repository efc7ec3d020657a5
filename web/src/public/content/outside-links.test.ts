import { expect, test } from 'vitest';
import { phoneHref, saysWhereItLeads } from './outside-links.ts';

test('a number is called as it is written', () => {
  expect(phoneHref('1-800-843-5678')).toBe('tel:18008435678');
  expect(saysWhereItLeads('800 21 90 90', 'tel:800219090')).toBe(true);
  expect(saysWhereItLeads('800 21 90 90', 'tel:800219099')).toBe(false);
  expect(saysWhereItLeads('the helpline', 'tel:800219090')).toBe(false);
});

test('a link to another site says its address', () => {
  expect(saysWhereItLeads('Cybertip.ca', 'https://www.cybertip.ca/')).toBe(true);
  expect(saysWhereItLeads('cybertip.ca', 'https://cybertip.example')).toBe(false);
});

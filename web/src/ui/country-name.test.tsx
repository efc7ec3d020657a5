import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountryName, CountryNames } from './country-name.tsx';
import { DottedLine } from './dotted-line.tsx';

const drawn = (children: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'es', messages: { es: {} } })}>{children}</I18nProvider>,
  );
const read = (html: string) => html.replaceAll(/<svg.*?<\/svg>|<[^>]+>/g, '');

test('a country has its flag, and only its name is read out', () => {
  const html = drawn(<CountryName code="BR" city="Recife" />);
  expect(html).toContain('<svg aria-hidden="true"');
  expect(read(html)).toBe('Recife, Brasil');
});

test('several countries are a list of the language, each with its flag', () => {
  const html = drawn(<CountryNames codes={['MX', 'PR', 'ES']} />);
  expect(read(html)).toBe('México, Puerto Rico y España');
  expect(html.match(/<svg/g)).toHaveLength(3);
});

test('a line of facts leaves out what is missing', () => {
  const facts = [null, 'Center', '', false, <CountryName key="country" code="CA" />, undefined, 'Hill High'];
  expect(read(drawn(<DottedLine parts={facts} />))).toBe('Center · Canadá · Hill High');
});

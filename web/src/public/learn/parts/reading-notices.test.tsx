import { I18nProvider } from '@lingui/react';
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { i18nFor } from '../../catalogues.ts';
import { FallbackNotice, ReviewWarning } from './reading-notices.tsx';

describe('the warning of an old page', () => {
  const warning = (now: string) =>
    htmlIn(
      'es',
      <ReviewWarning locale="es" reviewedOn="2026-11-15" reviewDue="2027-11-15" now={new Date(now)} />,
    );

  test('shows in a build made past the review date, with the day of the last review', () => {
    const html = warning('2027-11-16');
    expect(html).not.toContain('hidden=""');
    expect(html).toContain('15 de noviembre de 2026');
  });

  test('waits, hidden, in a build made before, with the date for the script', () => {
    expect(warning('2027-11-15')).toContain('<div data-review-due="2027-11-15" hidden="">');
  });
});

describe('the notice of a missing translation', () => {
  test('says on a Spanish page that the text is English', () => {
    const html = htmlIn('es', <FallbackNotice locale="es" textLocale="en" />);
    expect(html).toContain('Estás leyendo la versión en inglés.');
  });

  test('is not there when the text is in the language of the page', () => {
    expect(htmlIn('es', <FallbackNotice locale="es" textLocale="es" />)).toBe('');
  });
});

function htmlIn(locale: Locale, children: ReactNode): string {
  return renderToStaticMarkup(<I18nProvider i18n={i18nFor(locale)}>{children}</I18nProvider>);
}

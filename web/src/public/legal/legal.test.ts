import { ERASURE_DAYS } from '@faircourt/contracts/erasure';
import { LEGAL_VERSIONS, NOTICE_DAYS, NOTICED_TEXTS } from '@faircourt/contracts/legal';
import { REPORT_KEPT_MONTHS } from '@faircourt/contracts/moderation';
import { RETENTION } from '@faircourt/contracts/retention';
import { SUPPORT_RETENTION_MONTHS } from '@faircourt/contracts/support';
import { CONSENT_KINDS, LOCALES } from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import { linksIn } from '../content/markdown.ts';
import { CONSENT_DOCUMENTS, consentFormsIn } from './consent-forms.ts';
import { LEGAL_NAMES, legalDocument, legalSource } from './legal-documents.ts';

/** What a translation must keep: the order of headings, list items and table rows, and where links lead. */
function shapeOf(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => {
    const mark = /^(#{2,3}|-|\|)(?= |-)/.exec(line)?.[1];
    return mark ? [mark] : [];
  });
}

/** The periods of a row, in months: long ones are told in years. */
function monthsIn(row: string | undefined): number[] {
  const periods = row?.matchAll(/(\d+) (?:(years|años|anos)|months|meses)/g) ?? [];
  return [...periods].map(([, count, years]) => Number(count) * (years === undefined ? 1 : 12));
}

describe.each(LEGAL_NAMES)('%s', (name) => {
  test.each(LOCALES)('the %s text has the version, sections, rows and links of the English one', (locale) => {
    const [english, text] = [legalSource(name, 'en'), legalSource(name, locale)];
    expect(shapeOf(text)).toEqual(shapeOf(english));
    expect(hrefsOf(text)).toEqual(hrefsOf(english));
    const { version, published, effective } = legalDocument(name, locale).data;
    expect({ version, published, effective }).toEqual({
      version: legalDocument(name, 'en').data.version,
      published: legalDocument(name, 'en').data.published,
      effective: legalDocument(name, 'en').data.effective,
    });
  });
});

test.each(NOTICED_TEXTS)('every version of the %s that people are told of is there to be read', (name) => {
  const newest = LEGAL_VERSIONS[name].at(-1);
  for (const { version, published, effective } of LEGAL_VERSIONS[name]) {
    for (const locale of LOCALES) {
      const { data } = legalDocument(name, locale, version === newest?.version ? undefined : version);
      expect(data).toMatchObject({ version, published, effective });
    }
  }
});

test.each(LOCALES)(
  'the terms and the privacy notice in %s promise the notice that the job gives',
  (locale) => {
    for (const name of NOTICED_TEXTS) {
      const sections = legalSource(name, locale).split('\n## ');
      const changes = sections.find((section) => /^(Changes|Cambios|Mudanças|Alterações)/.test(section));
      expect(changes).toMatch(new RegExp(`\\b${NOTICE_DAYS}\\b (days|días|dias)`));
    }
  },
);

test.each(LOCALES)('the privacy notice in %s names the periods by which the job deletes', (locale) => {
  const rows = legalSource('privacy', locale).split('\n');
  const figuresOf = (part: RegExp) => {
    const cells = rows.find((row) => part.test(row))?.split('|');
    return cells?.[2]?.match(/\d+/g)?.map(Number);
  };
  const looks = /^\| (Who looked|Quién visitó|Quem visitou) /;
  expect(figuresOf(looks)).toEqual([RETENTION.looks.count]);
  const notifications = /^\| (Notifications|Notificaciones|Notificações) /;
  expect(figuresOf(notifications)).toEqual([RETENTION.notifications.count]);
  const documents = /^\| (Documents shown|Documentos mostrados) /;
  expect(figuresOf(documents)).toEqual([RETENTION.personal_evidence.count, RETENTION.evidence.count]);
  const invitations = /^\| (Invitations to be|Invitaciones para|Convites para) /;
  expect(figuresOf(invitations)).toEqual([RETENTION.guardian_invitations.count]);
  const requests = /^\| (Requests of|Solicitudes de|Pedidos de) /;
  expect(figuresOf(requests)).toEqual([RETENTION.release_requests.count]);
  expect(RETENTION.contact_requests.count).toBe(RETENTION.release_requests.count);
  const counters = /^\| (Counters|Contadores) /;
  expect(figuresOf(counters)).toEqual([RETENTION.reached_limits.count]);
  const copies = /^\| (A copy of your|Una copia de tus|Uma cópia dos seus) /;
  expect(figuresOf(copies)).toEqual([RETENTION.data_exports.count]);
  const invoices = /^\| (Invoices|Facturas|Notas e faturas) /;
  expect(monthsIn(rows.find((row) => invoices.test(row)))).toEqual([RETENTION.invoices.count]);
  const account = /^\| (Account, profile|Cuenta, perfil|Conta, perfil)/;
  expect(figuresOf(account)).toEqual([ERASURE_DAYS]);
});

test.each(LOCALES)('the texts in %s say that a signature keeps the network address', (locale) => {
  const address = /network address|dirección de red|endereço de rede/;
  const ofGuardians = /^\| (Guardians|Tutores|Responsáveis) /;
  expect(
    legalSource('privacy', locale)
      .split('\n')
      .find((row) => ofGuardians.test(row)),
  ).toMatch(address);
  expect(legalSource('consent', locale)).toMatch(address);
});

test.each(LOCALES)('the terms and the privacy notice in %s agree on releases at 18', (locale) => {
  const rowOf = (name: 'terms' | 'privacy') =>
    legalSource(name, locale)
      .split('\n')
      .find((row) => row.startsWith('| 18 '));
  const own = /become the athlete’s own|pasan a ser (suyas|del atleta)|passam a ser (dele|do atleta)/;
  expect(rowOf('terms')).toMatch(own);
  expect(rowOf('privacy')).toMatch(own);
});

test.each(LOCALES)(
  'the privacy notice in %s says how long messages and reports are really kept',
  (locale) => {
    const rows = legalSource('privacy', locale).split('\n');
    const monthsOf = (part: RegExp) => monthsIn(rows.find((row) => part.test(row)));
    const messages = /^\| (Messages to support|Mensajes a soporte|Mensagens ao suporte) /;
    expect(monthsOf(messages)[0]).toBe(SUPPORT_RETENTION_MONTHS.general);
    const safety = /^\| (Safety reports|Denuncias de seguridad|Denúncias de segurança) /;
    expect(monthsOf(safety)).toEqual([SUPPORT_RETENTION_MONTHS.safety]);
    const { child_safety: danger, ...others } = REPORT_KEPT_MONTHS;
    const moderators = /^\| (Other reports|Otras denuncias|Outras denúncias) /;
    expect(monthsOf(moderators)).toEqual([others.other, danger]);
    expect(new Set(Object.values(others)).size, 'all others are kept equally long').toBe(1);
  },
);

describe('the consent forms', () => {
  test.each(LOCALES)('in %s are complete and in the order in which they are signed', (locale) => {
    expect(consentFormsIn(locale).map(({ kind }) => kind)).toEqual([...CONSENT_KINDS]);
  });

  test('say the same things in the same order in every language', () => {
    for (const { kind, version, body } of CONSENT_DOCUMENTS) {
      const inEnglish = CONSENT_DOCUMENTS.find(
        (one) => one.kind === kind && one.version === version && one.locale === 'en',
      );
      expect(shapeOf(body)).toEqual(shapeOf(inEnglish?.body ?? ''));
    }
  });

  test('hold no links, since what is signed must not depend on another page', () => {
    for (const { body } of CONSENT_DOCUMENTS) expect(linksIn(body)).toEqual([]);
  });
});

function hrefsOf(text: string): string[] {
  return linksIn(text).map(({ href }) => href);
}

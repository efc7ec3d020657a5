import { LOCALES } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { decide, openItem } from '../../../test/features/moderation.ts';
import { joinAdmin } from '../../../test/features/queue.ts';
import { newAddress, writeTo } from '../../../test/features/support.ts';
import { forget } from '../../../test/features/retention.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('support_requests').execute());

function write(body: Record<string, unknown> = {}, on: TestApp = app) {
  return writeTo(on, body);
}

function stored() {
  return app.db.selectFrom('support_requests').selectAll().execute();
}

describe('the confirmation', () => {
  const SUBJECTS = {
    en: 'We have your message',
    es: 'Recibimos tu mensaje',
    'pt-BR': 'Recebemos sua mensagem',
  };

  test.each(LOCALES)('comes in the language of the page: %s', async (locale) => {
    const email = newAddress();
    const { body } = await write({ email, locale, name: 'SPAM-NAME', message: 'SPAM-MESSAGE' });
    const mail = await app.waitForMail(email, /./);
    expect(mail.subject).toBe(`${SUBJECTS[locale]} (${body.reference})`);
    expect(mail.text).toContain(body.reference);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    // Otherwise anybody could have us send their words to anybody.
    expect(mail.text + mail.html).not.toMatch(/SPAM/);
  });

  const EMERGENCY = { en: /emergency number/, es: /emergencias/, 'pt-BR': /número de emergência/ };
  const WITHIN = { en: /within 24 hours/, es: /24 horas/, 'pt-BR': /até 24 horas/ };

  test.each(LOCALES)('a safety report is told at once what happens next: %s', async (locale) => {
    const email = newAddress();
    const { body } = await write({ email, locale, type: 'safety' });
    expect(body.answer_within_hours).toBe(24);
    const mail = await app.waitForMail(email, /./);
    expect(mail.text).toMatch(EMERGENCY[locale]);
    expect(mail.text).toMatch(WITHIN[locale]);
    expect(mail.subject).not.toMatch(/safety|seguridad|segurança/i);
  });
});

describe('a safety report', () => {
  test('alerts every active admin, without a word of the report in the email', async () => {
    const [robin, away] = [
      await app.join('guardian', 'robin@example.test'),
      await app.join('guardian', 'away@example.test'),
    ];
    await app.db
      .updateTable('users')
      .set({ role: 'admin', locale: 'es' })
      .where('id', '=', robin.userId)
      .execute();
    await app.db
      .updateTable('users')
      .set({ role: 'admin', status: 'suspended' })
      .where('id', '=', away.userId)
      .execute();
    const { body } = await write({ type: 'safety', message: 'SECRET', name: 'SECRET' });
    const alert = await app.waitForMail('robin@example.test', /denuncia de seguridad/);
    expect(alert.text).toContain(body.reference);
    expect(alert.text).toContain('/dashboard/moderation/');
    expect(alert.text + alert.html).not.toContain('SECRET');
    const rung = await app.db
      .selectFrom('notifications')
      .select('user_id')
      .where('kind', '=', 'safety_reported')
      .where('user_id', 'in', [robin.userId, away.userId])
      .execute();
    expect(rung, 'in the bell of the same people').toEqual([{ user_id: robin.userId }]);
    expect(
      (await app.mails()).filter((mail) => mail.to === 'away@example.test' && /safety/.test(mail.subject)),
    ).toEqual([]);
  });

  test('is not what an ordinary message sets off', async () => {
    // Other emails to this admin, such as the one that greets a new account, may still be on their way.
    const alerts = async () =>
      (await app.mails()).filter(
        ({ to, subject }) => to === 'robin@example.test' && /seguridad/.test(subject),
      );
    const before = await alerts();
    const email = newAddress();
    await write({ email });
    await app.waitForMail(email, /./);
    expect(await alerts()).toEqual(before);
  });

  test('leaves the bell of an admin who has opened it, and of all once it is decided', async () => {
    const [first, second] = [await joinAdmin(app), await joinAdmin(app)];
    const unread = async () => {
      const rows = await app.db
        .selectFrom('notifications')
        .select('user_id')
        .where('kind', '=', 'safety_reported')
        .where('user_id', 'in', [first.userId, second.userId])
        .where('read_at', 'is', null)
        .execute();
      return rows.map(({ user_id: id }) => id).toSorted();
    };
    await write({ type: 'safety' });
    expect(await unread()).toEqual([first.userId, second.userId].toSorted());
    const { moderation_item_id: itemId } = await app.db
      .selectFrom('support_requests')
      .select('moderation_item_id')
      .executeTakeFirstOrThrow();
    await openItem(app, first, itemId ?? '');
    expect(await unread()).toEqual([second.userId]);
    expect((await decide(app, first, itemId ?? '')).status).toBe(204);
    expect(await unread()).toEqual([]);
  });
});

describe('when its time is up', () => {
  const now = new Date('2032-06-15T12:00:00Z');

  test('a message is deleted after 24 months and a safety report after 60; the log says so', async () => {
    const rows = [
      { type: 'general', created_at: '2030-06-15T11:59:59Z' },
      { type: 'general', created_at: '2030-06-15T12:00:01Z' },
      { type: 'safety', created_at: '2027-06-15T11:59:59Z' },
      { type: 'safety', created_at: '2027-06-15T12:00:01Z' },
    ] as const;
    for (const [n, row] of rows.entries()) {
      await app.db
        .insertInto('support_requests')
        .values({
          ...row,
          created_at: new Date(row.created_at),
          reference: `FC-AAAA-AAA${n + 2}`,
          name: 'A',
          email: 'a@example.test',
          message: 'm',
          locale: 'en',
        })
        .execute();
    }
    const before = await stored();
    const forgetBoth = async () =>
      (await forget(app.db, 'support_messages', now)) + (await forget(app.db, 'safety_messages', now));
    expect(await forgetBoth()).toBe(2);
    expect((await stored()).map(({ reference }) => reference).toSorted()).toEqual([
      'FC-AAAA-AAA3',
      'FC-AAAA-AAA5',
    ]);
    const gone = before.find(({ reference }) => reference === 'FC-AAAA-AAA2');
    const events = await app.db
      .selectFrom('events')
      .select('type')
      .where('chain', '=', gone?.id ?? '')
      .execute();
    expect(events).toEqual([{ type: 'support.forgotten' }]);
    expect(await forgetBoth()).toBe(0);
  });
});

describe('limits', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ environment: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => strict.close());

  test('one recipient gets five confirmations an hour, however the address is written', async () => {
    const statuses = [];
    for (const email of [
      'o@example.test',
      'O@example.test',
      'o@EXAMPLE.test',
      'o@example.test',
      'o@example.test',
    ]) {
      statuses.push((await write({ email }, strict)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201]);
    const refused = await write({ email: 'o@example.test' }, strict);
    expect(refused.status).toBe(429);
    expect(problemOf(refused).code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
  });

  test('one network address sends twenty messages an hour, counting machines as well', async () => {
    // Six were counted above: refused attempts count too.
    for (let n = 0; n < 14; n++) expect((await write({ website: 'x' }, strict)).status).toBe(201);
    const refused = await write({}, strict);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });
});

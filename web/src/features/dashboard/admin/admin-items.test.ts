// @vitest-environment happy-dom
import type { ModerationEntry, ModerationList } from '@faircourt/contracts/moderation';
import type { InboxEntry, SupportInbox } from '@faircourt/contracts/support-inbox';
import type { Queue } from '@faircourt/contracts/verification';
import { expect, test } from 'vitest';
import { formatFor } from '../../../i18n/use-format.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { byUrgency } from '../waiting/waiting-item.ts';
import { adminItems, type AdminWork } from './admin-items.ts';

const NOW = Date.parse('2026-11-17T12:00:00Z');
const t: Translate = (id, values) => (values ? `${id} ${JSON.stringify(values)}` : id);
const words = { t, format: formatFor('en'), now: NOW };

function report(given: Partial<ModerationEntry>): ModerationEntry {
  return {
    id: '019a0000-0000-7000-8000-000000000001',
    kind: 'support',
    severity: 'critical',
    category: 'child_safety',
    report_count: 1,
    raised_by: [],
    about: null,
    created_at: '2026-11-17T07:00:00Z',
    due_at: '2026-11-17T11:00:00Z',
    closed_at: null,
    claimed_by: null,
    is_frozen: false,
    ...given,
  };
}

const reports: ModerationList = {
  items: [report({}), report({ id: '019a0000-0000-7000-8000-000000000002', severity: 'high' })],
  next: null,
  open: 2,
  overdue: 1,
  oldest_open_at: '2026-11-17T07:00:00Z',
  appeals: 1,
  oldest_appeal_at: '2026-11-16T07:00:00Z',
};
const quiet: AdminWork = {
  reports: undefined,
  support: undefined,
  families: undefined,
  directors: undefined,
  confirmations: undefined,
  invoices: undefined,
  orders: undefined,
  checks: undefined,
};

test('a critical report comes before everything and leads to itself; then who has waited longest for what stops them', () => {
  const families = {
    holds: [
      {
        athlete_id: '019a0000-0000-7000-8000-000000000003',
        athlete_name: 'Ann B.',
        guardian_name: null,
        quiet_report_id: null,
        can_lift: true,
        since: '2026-11-01T00:00:00Z',
        guardians: [],
      },
    ],
    waiting: [],
  };
  const items = byUrgency(adminItems({ ...quiet, reports, families }, words));
  expect(items.map(({ key }) => key)).toEqual([
    'critical:019a0000-0000-7000-8000-000000000001',
    'holds',
    // The one past its time is the critical one, which has its row.
    'appeals',
    'reports',
  ]);
  expect(items[0]).toMatchObject({
    text: expect.stringContaining('moderation.overdue'),
    action: { to: '/dashboard/moderation/019a0000-0000-7000-8000-000000000001' },
  });
});

test('each queue says how many wait and since when, and an empty one says nothing', () => {
  const items = adminItems({ ...quiet, reports: { ...reports, items: [] } }, words);
  expect(items).toMatchObject([
    {
      key: 'reports',
      urgency: 'blocked',
      since: '2026-11-17T07:00:00Z',
      title: 'waiting.reports {"count":2}',
    },
    { key: 'appeals', urgency: 'asked', since: '2026-11-16T07:00:00Z' },
  ]);
  expect(adminItems(quiet, words)).toEqual([]);
});

test('purchase orders and open invoices wait with their age, and say how many are overdue', () => {
  const invoices = { items: [], next: null, open: 3, overdue: 2, oldest_issued_at: '2026-11-01T00:00:00Z' };
  const orders = { items: [], pending: 1, oldest_sent_at: '2026-11-10T00:00:00Z' };
  const found = adminItems({ ...quiet, invoices, orders }, words);
  expect(found.map(({ key, since, text }) => ({ key, since, text }))).toEqual([
    { key: 'orders', since: '2026-11-10T00:00:00Z', text: undefined },
    { key: 'invoices', since: '2026-11-01T00:00:00Z', text: 'waiting.late {"count":2}' },
  ]);
});

test('the checks of directors are one line with their age, and come after what waits for the admin', () => {
  // Only its moment is read.
  const oldest = { created_at: '2026-11-06T00:00:00Z' } as Queue['items'][number];
  const counts = { open: 284, mine: 0, waiting: 3 };
  const checks: Queue = { items: [oldest], next: null, countries: [], counts };
  const orders = { items: [], pending: 1, oldest_sent_at: '2026-11-10T00:00:00Z' };
  const items = byUrgency(adminItems({ ...quiet, checks, orders }, words));
  expect(items.map(({ key }) => key)).toEqual(['orders', 'checks']);
  expect(items[1]).toMatchObject({
    title: 'waiting.checks {"count":284}',
    since: '2026-11-06T00:00:00Z',
    isOldest: true,
    action: { to: '/dashboard/verifications' },
  });
  expect(adminItems({ ...quiet, checks: { ...checks, items: [], counts: null } }, words)).toEqual([]);
});

test('a critical report is counted once: not again as a report, a message to support or a family on hold', () => {
  const { id } = report({});
  const message = (given: Partial<InboxEntry>): InboxEntry => ({
    id: '019a0000-0000-7000-8000-000000000010',
    reference: 'FC-1',
    type: 'general',
    source: 'form',
    severity: 'normal',
    sender_name: 'Ann B.',
    sender_role: null,
    is_pro: false,
    created_at: '2026-11-17T08:00:00Z',
    waiting_since: '2026-11-17T08:00:00Z',
    answer_by: '2026-11-19T08:00:00Z',
    claimed_by: null,
    is_mine: false,
    closed_at: null,
    extra: null,
    moderation_item_id: null,
    consulting: null,
    ...given,
  });
  const ofReport = {
    moderation_item_id: id,
    waiting_since: '2026-11-17T07:00:00Z',
    answer_by: '2026-11-17T11:00:00Z',
  };
  const support: SupportInbox = {
    requests: [message(ofReport), message({}), message({ waiting_since: null, answer_by: null })],
    figures: {
      open: 3,
      waiting: 2,
      oldest_waiting_since: '2026-11-17T07:00:00Z',
      consulting: 0,
      oldest_consulting_at: null,
      overdue: 1,
      answered: 0,
      answered_in_time: 0,
    },
  };
  const hold = {
    athlete_id: '019a0000-0000-7000-8000-000000000003',
    athlete_name: 'Ann B.',
    guardian_name: null,
    quiet_report_id: id,
    can_lift: true,
    since: '2026-11-17T07:00:00Z',
    guardians: [],
  };
  const families = { holds: [hold], waiting: [] };
  const found = adminItems({ ...quiet, reports: { ...reports, appeals: 0 }, support, families }, words);
  expect(found.map(({ title, text }) => [title, text])).toEqual([
    [expect.stringContaining('moderation.item'), expect.stringContaining('moderation.overdue')],
    ['waiting.reports.more {"count":1}', undefined],
    ['waiting.support.more {"count":1}', undefined],
  ]);
  expect(found.map(({ since }) => since)).toEqual([
    '2026-11-17T07:00:00Z',
    '2026-11-17T07:00:00Z',
    '2026-11-17T08:00:00Z',
  ]);
  const decided = adminItems({ ...quiet, support, families }, words);
  expect(decided.map(({ title }) => title)).toEqual([
    'waiting.holds {"count":1}',
    'waiting.support {"count":2}',
  ]);
});

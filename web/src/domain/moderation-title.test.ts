import { expect, test } from 'vitest';
import type { Translate } from '../i18n/messages.ts';
import { formatFor } from '../i18n/use-format.ts';
import { moderationTitle, reportedBy } from './moderation-title.ts';

const t: Translate = (id, values) => (values ? `${id} ${JSON.stringify(values)}` : id);
const words = { t, format: formatFor('en') };
const item = { kind: 'coach', category: 'other', report_count: 1 } as const;

test('what a rule raised is called a signal by its rule, and counts no report', () => {
  const raised = { ...item, raised_by: ['mostly_declined' as const] };
  expect(moderationTitle(raised, words)).toBe(
    'moderation.raised {"rules":"moderation.signal.mostly_declined"}',
  );
  expect(reportedBy(raised, t)).toBe('moderation.raised.by');
});

test('what somebody reported is called by its kind and says how many did', () => {
  const reported = { ...item, raised_by: [] };
  expect(moderationTitle(reported, words)).toBe(
    'moderation.item {"kind":"moderation.kind.coach","category":"report.category.other"}',
  );
  expect(reportedBy(reported, t)).toBe('moderation.reports {"count":1}');
});

import { Bell } from 'lucide-react';
import { expect, test } from 'vitest';
import { byUrgency, type Urgency, type WaitingItem } from './waiting-item.ts';

function item(key: string, urgency: Urgency, since: string | null): WaitingItem {
  return { key, urgency, since, icon: Bell, title: key, action: { label: 'Open', to: '/' } };
}

test('what blocks comes first, then the oldest question, then the newest news', () => {
  const items = [
    item('old news', 'news', '2026-11-01T00:00:00Z'),
    item('new question', 'asked', '2026-11-16T00:00:00Z'),
    item('new news', 'news', '2026-11-17T00:00:00Z'),
    item('no plan', 'blocked', null),
    item('old question', 'asked', '2026-11-02T00:00:00Z'),
  ];
  expect(byUrgency(items).map(({ key }) => key)).toEqual([
    'no plan',
    'old question',
    'new question',
    'new news',
    'old news',
  ]);
});

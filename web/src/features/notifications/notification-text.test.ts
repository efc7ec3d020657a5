import {
  ERASURE_NEWS,
  GUARDIAN_NEWS,
  BILLING_NEWS,
  CONSULTING_NEWS,
  TEAM_NEWS,
  type Notification,
} from '@faircourt/contracts/notifications';
import {
  AGE_NOTICES,
  ATHLETE_FACT_GROUPS,
  LOCALES,
  MEASURES,
  MODERATION_OUTCOMES,
  type Locale,
  type Role,
} from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import { isAppRoute, PATHS } from '../../shell/paths.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { formatFor } from '../../i18n/use-format.ts';
import { NOTIFICATION_ICONS } from './notification-icons.ts';
import { notificationText } from './notification-text.ts';

const ID = '018f0000-0000-7000-8000-0000000000a1';

type DataOf<Kind extends Notification['kind']> = Extract<Notification, { kind: Kind }>['data'];

/** Every kind, in each of its forms. */
const SAMPLES: { [Kind in Notification['kind']]: DataOf<Kind>[] } = {
  welcome: [{ name: 'Maya' }],
  session_copied: [{}],
  trial_used: [{}],
  team_news: TEAM_NEWS.map((what) => ({ what, name: 'Otis' })),
  billing_news: BILLING_NEWS.map((what) => ({
    what,
    plan: 'pro_scout' as const,
    on: '2026-12-15T00:00:00.000Z',
    invoice_id: ID,
    invoice_number: 'FC-2026-000001',
    order_number: 'PO 1',
  })),
  consulting_news: CONSULTING_NEWS.map((what) => ({
    what,
    request_id: ID,
    reference: 'FC-7KQ2-M9XD',
    on: '2026-12-15T10:00:00.000Z',
  })),
  quote_accepted: [{ request_id: ID, reference: 'FC-7KQ2-M9XD' }],
  new_sign_in: [{ device: { browser: 'Chrome', system: 'Android' } }],
  link_requested: [{ name: 'Renee' }],
  link_active: [{ name: 'Renee' }],
  link_ended: [{ name: 'Renee' }],
  guardian_news: GUARDIAN_NEWS.map((what) => ({
    what,
    athlete_name: 'Maya',
    guardian_name: 'Otis',
  })),
  guardian_conflict: [{ athlete_name: 'Maya J.', guardian_name: 'Otis' }],
  guardianship_decided: (['verified', 'more_asked', 'rejected'] as const).map((decision) => ({
    athlete_name: 'Maya',
    decision,
  })),
  guardianship_expiring: [{ athlete_name: 'Maya', on: '2026-12-15' }],
  guardianship_needed: [{ reader: 'guardian' }, { reader: 'director' }],
  releases_offered: [{ athlete_name: 'Maya' }],
  listing_paused: [{ athlete_name: 'Maya', guardian_name: 'Otis', until: '2026-12-15' }],
  listing_suggested: [{ guardian_name: 'Otis' }],
  visibility_widened: (['colleges_only', 'public'] as const).map((visibility) => ({
    athlete_id: ID,
    athlete_name: 'Maya',
    visibility,
  })),
  listing_resumed: ['Otis', null].map((guardian_name) => ({ athlete_name: 'Maya', guardian_name })),
  search_alert: [
    { saved_search_id: ID, search_name: 'Tall guards', athletes: 1 },
    { saved_search_id: null, search_name: null, athletes: 3 },
  ],
  release_requested: [{ athlete_name: 'Maya', institution_name: 'Ridgeline' }],
  contact_requested: [{ athlete_name: 'Maya', institution_name: 'Ridgeline' }],
  request_decided: (['release', 'contact'] as const).flatMap((about) =>
    (['approved', 'declined', 'closed'] as const).map((decision) => ({ athlete_id: ID, about, decision })),
  ),
  contact_approved: [{ thread_id: ID, coach_name: 'Tobias', institution_name: 'Ridgeline' }],
  message: [{ thread_id: ID, sender_name: 'Tobias' }],
  age_notice: [true, false].flatMap((is_you) =>
    AGE_NOTICES.map((notice) => ({
      athlete_name: 'Maya',
      is_you,
      notice,
      on: '2026-12-15',
    })),
  ),
  data_export: [{ is_ready: true }, { is_ready: false }],
  erasure_news: [true, false].flatMap((is_you) =>
    ERASURE_NEWS.map((what) => ({ athlete_name: 'Maya', is_you, what })),
  ),
  verification_decided: [true, false].flatMap((is_you) =>
    (['verified', 'offered', 'more_asked', 'rejected'] as const).map((decision) => ({
      athlete_name: 'Maya',
      is_you,
      fact_group: 'academics' as const,
      decision,
    })),
  ),
  verification_expiring: ATHLETE_FACT_GROUPS.flatMap((fact_group) =>
    [true, false].map((is_you) => ({ athlete_name: 'Maya', is_you, fact_group, on: '2026-12-15' })),
  ),
  affiliation_decided: (['verified', 'more_asked', 'rejected'] as const).map((decision) => ({
    institution_name: 'Ridgeline',
    decision,
  })),
  affiliation_expiring: [{ institution_name: 'Ridgeline', on: '2026-12-15' }],
  report_decided: MODERATION_OUTCOMES.map((outcome) => ({ about: 'video', outcome })),
  measure_taken: MEASURES.map((measure) => ({ about: 'video', measure })),
  measure_undone: MEASURES.map((measure) => ({ about: 'video', measure })),
  report_appealed: [true, false].map((is_accepted) => ({ about: 'video', is_accepted })),
  safety_reported: [{ item_id: crypto.randomUUID() }, { item_id: null }],
  appeal_declined: MEASURES.map((measure) => ({ about: 'video', measure })),
  institution_banned: [{ institution_name: 'Ridgeline' }],
  institution_unbanned: [{ institution_name: 'Ridgeline' }],
  workplace_merged: [{ from_name: 'Ridgeline U', into_name: 'Ridgeline University' }],
  institutions_merged: [true, false].map((has_ended_releases) => ({
    athlete_name: 'Maya',
    from_name: 'Ridgeline U',
    into_name: 'Ridgeline University',
    has_ended_releases,
  })),
  director_approved: [{ regions: ['Caribbean'] }],
};

const ALL = Object.entries(SAMPLES).flatMap(([kind, samples]) =>
  samples.map(
    (data) =>
      // Kind and data come from the same entry of the table above, which the compiler cannot follow.
      ({ id: ID, kind, data, created_at: '2026-11-15T12:00:00Z', read_at: null }) as Notification,
  ),
);

async function readerOf(role: Role, locale: Locale = 'en') {
  const t = translatorOf(createI18n(locale, await loadMessages(locale)));
  return { t, format: formatFor(locale), role };
}

describe.each(LOCALES)('in %s', (locale) => {
  test('every kind has its words, an icon and a page that exists', async () => {
    const reader = await readerOf('guardian', locale);
    for (const notification of ALL) {
      const words = notificationText(notification, reader);
      expect(words?.title).toMatch(/\p{L}/u);
      expect(`${words?.title} ${words?.text} ${words?.action?.label}`).not.toMatch(/notifications\.|[{}]/);
      const [path = ''] = (words?.action?.to ?? PATHS.dashboard).split('?');
      expect(isAppRoute(path)).toBe(true);
      expect(NOTIFICATION_ICONS[notification.kind]).toBeDefined();
    }
  });
});

test('a new link leads each side to where they keep it', async () => {
  const active = ALL.find(({ kind }) => kind === 'link_active');
  if (!active) throw new Error('no sample');
  expect(notificationText(active, await readerOf('guardian'))?.action?.to).toBe('/dashboard/athletes');
  expect(notificationText(active, await readerOf('athlete'))?.action?.to).toBe('/dashboard/guardians');
});

test('a closed request says no more than that', async () => {
  const reader = await readerOf('coach');
  const closed = ALL.filter((one) => one.kind === 'request_decided' && one.data.decision === 'closed');
  for (const notification of closed) {
    const words = notificationText(notification, reader);
    expect(words?.text).toBe('It is no longer open.');
    expect(words?.action?.to).toBe('/dashboard/requests?status=closed');
  }
});

test('a kind that a newer server sends is left out', async () => {
  const unknown = { ...ALL[0], kind: 'fireworks' } as unknown as Notification;
  expect(notificationText(unknown, await readerOf('coach'))).toBeNull();
});

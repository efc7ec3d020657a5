/**
 * What waits for an admin: each critical report by itself, then every queue with how many others wait and since when. The numbers
 * come from the answers that the pages and the navigation read.
 */
import type { AdminInvoices } from '@faircourt/contracts/billing';
import type { Confirmation } from '@faircourt/contracts/confirmations';
import type { FamilyHoldList } from '@faircourt/contracts/guardians';
import type { ModerationEntry, ModerationList } from '@faircourt/contracts/moderation';
import type { AdminPurchaseOrders } from '@faircourt/contracts/purchase-orders';
import type { DirectorList } from '@faircourt/contracts/regions';
import type { SupportInbox } from '@faircourt/contracts/support-inbox';
import type { Queue } from '@faircourt/contracts/verification';
import {
  BadgeCheck,
  ClipboardList,
  Flag,
  Gavel,
  GraduationCap,
  Inbox,
  ListChecks,
  MapPinned,
  OctagonAlert,
  ReceiptText,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import { waitingConfirmations, waitingDirectors } from '../../../domain/admin-work.queries.ts';
import { moderationTitle } from '../../../domain/moderation-title.ts';
import { untilText } from '../../../i18n/until-text.ts';
import type { Format } from '../../../i18n/use-format.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { moderationPath, PATHS } from '../../../shell/paths.ts';
import type { WaitingItem } from '../waiting/waiting-item.ts';
import { criticalReports, lateConsulting, otherHolds, otherMessages, otherReports } from './counted-once.ts';

export interface AdminWork {
  reports: ModerationList | undefined;
  support: SupportInbox | undefined;
  families: FamilyHoldList | undefined;
  directors: DirectorList | undefined;
  confirmations: readonly Confirmation[] | undefined;
  invoices: AdminInvoices | undefined;
  orders: AdminPurchaseOrders | undefined;
  checks: Queue | undefined;
}

interface Words {
  t: Translate;
  format: Format;
  now: number;
}

export function adminItems(work: AdminWork, words: Words): WaitingItem[] {
  const { t, now } = words;
  const { reports, support, families } = work;
  const directors = work.directors ? waitingDirectors(work.directors) : [];
  const confirmations = waitingConfirmations(work.confirmations ?? []);
  const critical = criticalReports(reports);
  const criticalIds = new Set(critical.map(({ id }) => id));
  const reported = reports && otherReports(reports, now);
  const written = support && otherMessages(support, criticalIds, now);
  const held = families && otherHolds(families, criticalIds);
  return [
    ...critical.map((item) => criticalItem(item, words)),
    ...queue(t, {
      key: 'reports',
      icon: Flag,
      count: reported?.count ?? 0,
      title: reported?.isRest ? 'waiting.reports.more' : 'waiting.reports',
      overdue: reported?.overdue ?? 0,
      oldest: reported?.oldest,
      to: PATHS.moderation,
    }),
    ...queue(t, {
      key: 'appeals',
      icon: Gavel,
      count: reports?.appeals ?? 0,
      title: 'waiting.appeals',
      oldest: reports?.oldest_appeal_at,
      to: `${PATHS.moderation}?part=appeals`,
    }),
    ...queue(t, {
      key: 'holds',
      icon: UsersRound,
      count: held?.count ?? 0,
      title: held?.isRest ? 'waiting.holds.more' : 'waiting.holds',
      // Nothing moves for a family on hold, however short: it has no promised time that could pass.
      isBlocking: true,
      oldest: held?.oldest,
      to: PATHS.safety,
    }),
    ...queue(t, {
      key: 'joining',
      icon: UserRoundPlus,
      count: families?.waiting.length ?? 0,
      title: 'waiting.joining',
      oldest: families?.waiting[0]?.since,
      to: PATHS.safety,
    }),
    ...queue(t, {
      key: 'directors',
      icon: MapPinned,
      count: directors.length,
      title: 'waiting.directors',
      oldest: directors[0]?.created_at,
      to: PATHS.directors,
    }),
    ...queue(t, {
      key: 'confirmations',
      icon: ListChecks,
      count: confirmations.length,
      title: 'waiting.confirmations',
      oldest: oldestOf(confirmations.map(({ asked_at: at }) => at)),
      to: PATHS.confirmations,
    }),
    ...queue(t, {
      key: 'support',
      icon: Inbox,
      count: written?.count ?? 0,
      title: written?.isRest ? 'waiting.support.more' : 'waiting.support',
      overdue: written?.overdue ?? 0,
      oldest: written?.oldest,
      to: PATHS.supportInbox,
    }),
    ...queue(t, {
      key: 'consulting',
      icon: GraduationCap,
      count: support?.figures.consulting ?? 0,
      title: 'waiting.consulting',
      overdue: support ? lateConsulting(support, now) : 0,
      oldest: support?.figures.oldest_consulting_at,
      to: `${PATHS.supportInbox}?view=consulting`,
    }),
    ...queue(t, {
      key: 'orders',
      icon: ClipboardList,
      count: work.orders?.pending ?? 0,
      title: 'waiting.purchase_orders',
      oldest: work.orders?.oldest_sent_at,
      to: PATHS.purchaseOrders,
    }),
    ...queue(t, {
      key: 'invoices',
      icon: ReceiptText,
      count: work.invoices?.open ?? 0,
      title: 'waiting.invoices',
      late: work.invoices?.overdue ?? 0,
      oldest: work.invoices?.oldest_issued_at,
      to: PATHS.invoices,
    }),
    ...queue(t, {
      key: 'checks',
      icon: BadgeCheck,
      count: work.checks?.counts?.open ?? 0,
      title: 'waiting.checks',
      // Directors decide them. An admin has to know how long families wait, and has other work of their own first.
      isOfOthers: true,
      oldest: work.checks?.items[0]?.created_at,
      to: PATHS.verifications,
    }),
  ];
}

function criticalItem(item: ModerationEntry, { t, format, now }: Words): WaitingItem {
  const left = Date.parse(item.due_at) - now;
  const duration = format.duration(Math.abs(left));
  const claim = item.claimed_by;
  const until = claim ? untilText(claim.until, now, { t, format }) : '';
  return {
    key: `critical:${item.id}`,
    urgency: 'critical',
    since: item.created_at,
    icon: OctagonAlert,
    mark: { label: t('moderation.severity.critical'), tone: 'stop', icon: OctagonAlert },
    title: moderationTitle(item, { t, format }),
    text: [
      left > 0 ? t('moderation.due', { duration }) : t('moderation.overdue', { duration }),
      claim === null
        ? t('queue.claim.nobody')
        : claim.is_you
          ? t('queue.claim.you', { until })
          : t('queue.claim.other', { name: claim.name, until }),
    ].join(' · '),
    action: { label: t('waiting.critical.open'), to: moderationPath(item.id) },
  };
}

type QueueWord =
  | `${'reports' | 'holds' | 'support'}${'' | '.more'}`
  | 'appeals'
  | 'joining'
  | 'directors'
  | 'confirmations'
  | 'consulting'
  | 'purchase_orders'
  | 'invoices'
  | 'checks';

interface WaitingQueue {
  key: string;
  icon: WaitingItem['icon'];
  count: number;
  title: `waiting.${QueueWord}`;
  /** How many are past the time that was promised: then somebody is being let down. */
  overdue?: number;
  /** Somebody can do nothing until it is decided. */
  isBlocking?: boolean;
  /** Others work through it. */
  isOfOthers?: boolean;
  /** How many others are late with; nobody here lets anybody down. */
  late?: number;
  oldest: string | null | undefined;
  to: string;
}

function queue(t: Translate, waiting: WaitingQueue): WaitingItem[] {
  const { key, icon, count, title, overdue = 0, isBlocking = false, isOfOthers = false, late = 0 } = waiting;
  const { oldest, to } = waiting;
  if (count === 0) return [];
  const item: WaitingItem = {
    key,
    urgency: isOfOthers ? 'news' : overdue > 0 || isBlocking ? 'blocked' : 'asked',
    since: oldest ?? null,
    isOldest: true,
    icon,
    title: t(title, { count }),
    ...(overdue > 0 ? { text: t('waiting.overdue', { count: overdue }) } : {}),
    ...(late > 0 ? { text: t('waiting.late', { count: late }) } : {}),
    action: { label: t('waiting.look'), to },
  };
  return [item];
}

function oldestOf(moments: readonly string[]): string | undefined {
  return moments.toSorted()[0];
}

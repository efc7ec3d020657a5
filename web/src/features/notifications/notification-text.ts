/** The words for each kind of notification. The server stores facts; the reader's language makes sentences. */
import { DATA_EXPORT_DAYS } from '@faircourt/contracts/data-exports';
import type { Notification } from '@faircourt/contracts/notifications';
import { SUPPORT_ANSWER_HOURS } from '@faircourt/contracts/support';
import type { Role } from '@faircourt/contracts/vocabulary';
import {
  athletePath,
  moderationPath,
  PATHS,
  savedSearchPath,
  sentRequestsPath,
  threadPath,
  invoicePath,
  supportRequestPath,
  VISIBILITY_PATH,
} from '../../shell/paths.ts';
import { deviceName } from '../../domain/device-name.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';

export interface NotificationText {
  title: string;
  text: string;
  action?: { label: string; to: string };
}

export interface Reader {
  t: Translate;
  format: Format;
  role: Role | undefined;
}

/** Null for a kind that this page does not know yet, because the server is newer: it is then left out. */
export function notificationText(notification: Notification, reader: Reader): NotificationText | null {
  const { t } = reader;
  switch (notification.kind) {
    case 'welcome':
      return {
        title: t('notifications.welcome.title', { name: notification.data.name }),
        text: t('notifications.welcome.text'),
      };
    case 'new_sign_in':
      return {
        title: t('notifications.new_sign_in.title'),
        text: t('notifications.new_sign_in.text', { device: deviceName(notification.data.device, t) }),
        action: { label: t('notifications.new_sign_in.action'), to: PATHS.settings },
      };
    case 'report_decided':
      return {
        title: t('notifications.report_decided.title'),
        text: t(`notifications.report_decided.${notification.data.outcome}`),
      };
    case 'report_appealed':
      return {
        title: t('notifications.report_appealed.title'),
        text: t(`notifications.report_appealed.${notification.data.is_accepted ? 'accepted' : 'declined'}`),
      };
    case 'safety_reported': {
      const { item_id: item } = notification.data;
      return {
        title: t('notifications.safety_reported.title'),
        text: t('notifications.safety_reported.text', { hours: SUPPORT_ANSWER_HOURS.safety }),
        action: {
          label: t('notifications.safety_reported.action'),
          to: item === null ? PATHS.moderation : moderationPath(item),
        },
      };
    }
    case 'measure_taken':
      return {
        title: t(`notifications.measure_taken.${notification.data.measure}.title`),
        text: t('notifications.measure_taken.text'),
        action: { label: t('notifications.measure_taken.action'), to: PATHS.decisions },
      };
    case 'appeal_declined':
      return {
        title: t('notifications.appeal_declined.title'),
        text: t('notifications.appeal_declined.text'),
        action: { label: t('notifications.measure_undone.action'), to: PATHS.decisions },
      };
    case 'measure_undone':
      return {
        title: t('notifications.measure_undone.title'),
        text: t(`notifications.measure_undone.${notification.data.measure}`),
        action: { label: t('notifications.measure_undone.action'), to: PATHS.decisions },
      };
    case 'workplace_merged':
    case 'institutions_merged':
      return mergeText(notification, reader);
    case 'institution_banned':
    case 'institution_unbanned':
      return {
        title: t(`notifications.${notification.kind}.title`, { name: notification.data.institution_name }),
        text: t(`notifications.${notification.kind}.text`),
      };
    case 'trial_used':
      return {
        title: t('notifications.trial_used.title'),
        text: t('notifications.trial_used.text'),
      };
    case 'team_news': {
      const { what, name } = notification.data;
      return {
        title: t(`notifications.team_news.${what}.title`, { name }),
        text: t(`notifications.team_news.${what}.text`, { name }),
        action: { label: t('notifications.team_news.action'), to: PATHS.team },
      };
    }
    case 'billing_news': {
      const { plan, on, invoice_id: id, invoice_number: number, order_number: order } = notification.data;
      const values = {
        plan: t(`auth.plan.${plan}`),
        day: reader.format.date(on),
        number: number ?? '',
        order: order ?? '',
      };
      return {
        ...billingWords(notification.data, t, values),
        action: id
          ? { label: t('billing.open_invoice.action'), to: invoicePath(id) }
          : { label: t('notifications.billing_news.action'), to: PATHS.billing },
      };
    }
    case 'consulting_news': {
      const { what, on, reference, request_id: id } = notification.data;
      const when = on && (what === 'call_planned' ? reader.format.dateTime(on) : reader.format.day(on));
      const values = { when: when ?? '', reference };
      return {
        title: t(`notifications.consulting_news.${what}.title`, values),
        text: t(`notifications.consulting_news.${what}.text`, values),
        action: { label: t('notifications.consulting_news.action'), to: supportRequestPath(id) },
      };
    }
    case 'quote_accepted': {
      const { reference, request_id: id } = notification.data;
      return {
        title: t('notifications.quote_accepted.title', { reference }),
        text: t('notifications.quote_accepted.text'),
        action: { label: t('notifications.quote_accepted.action'), to: supportRequestPath(id) },
      };
    }
    case 'session_copied':
      return {
        title: t('notifications.session_copied.title'),
        text: t('notifications.session_copied.text'),
        action: { label: t('notifications.session_copied.action'), to: PATHS.settings },
      };
    case 'link_requested':
    case 'link_active':
    case 'link_ended':
      return {
        title: t(`notifications.${notification.kind}.title`, { name: notification.data.name }),
        text: t(
          notification.kind === 'link_active' && reader.role === 'guardian'
            ? 'notifications.link_active.text_guardian'
            : `notifications.${notification.kind}.text`,
        ),
        action: { label: t(`notifications.${notification.kind}.action`), to: familyPage(reader) },
      };
    case 'guardian_news': {
      const { what, athlete_name: athlete, guardian_name: guardian } = notification.data;
      return {
        title: t(`notifications.guardian_news.${what}.title`, { athlete, guardian }),
        text: t(`notifications.guardian_news.${what}.text`, { athlete, guardian }),
        action: {
          label: t(
            reader.role === 'guardian'
              ? 'notifications.guardian_news.action'
              : 'notifications.link_active.action',
          ),
          to: familyPage(reader),
        },
      };
    }
    case 'guardian_conflict': {
      const { athlete_name: athlete, guardian_name: guardian } = notification.data;
      return {
        title: t('notifications.guardian_conflict.title'),
        text: t('notifications.guardian_conflict.text', { athlete, guardian }),
      };
    }
    case 'guardianship_decided':
      return {
        title: t(`notifications.guardianship_decided.${notification.data.decision}.title`),
        text: t(`notifications.guardianship_decided.${notification.data.decision}.text`, {
          athlete: notification.data.athlete_name,
        }),
        action: { label: t('notifications.guardianship.action'), to: PATHS.athletes },
      };
    case 'guardianship_expiring':
      return {
        title: t('notifications.guardianship_expiring.title'),
        text: t('notifications.guardianship_expiring.text', {
          athlete: notification.data.athlete_name,
          on: reader.format.day(notification.data.on),
        }),
        action: { label: t('notifications.guardianship.action'), to: PATHS.athletes },
      };
    case 'guardianship_needed': {
      const { reader: to } = notification.data;
      return {
        title: t(`notifications.guardianship_needed.${to}.title`),
        text: t(`notifications.guardianship_needed.${to}.text`),
        action: {
          label: t(`notifications.guardianship_needed.${to}.action`),
          to: to === 'director' ? PATHS.verifications : PATHS.athletes,
        },
      };
    }
    case 'releases_offered':
      return {
        title: t('notifications.releases_offered.title', { name: notification.data.athlete_name }),
        text: t('notifications.releases_offered.text'),
        action: { label: t('notifications.releases_offered.action'), to: PATHS.athletes },
      };
    case 'listing_paused':
    case 'listing_resumed':
      return pauseText(notification, reader);
    case 'visibility_widened': {
      const { athlete_name: name, visibility } = notification.data;
      return {
        title: t(`notifications.visibility_widened.${visibility}.title`, { name }),
        text: t('notifications.visibility_widened.text', { name }),
        action: { label: t('notifications.guardian_news.action'), to: PATHS.athletes },
      };
    }
    case 'listing_suggested':
      return {
        title: t('notifications.listing_suggested.title', { name: notification.data.guardian_name }),
        text: t('road.hint.choose_visibility'),
        action: { label: t('road.todo.choose_visibility'), to: VISIBILITY_PATH },
      };
    case 'search_alert': {
      const { saved_search_id: id, search_name: name, athletes: count } = notification.data;
      return {
        title: t('notifications.search_alert.title', { count }),
        text:
          name === null
            ? t('notifications.search_alert.several')
            : t('notifications.search_alert.text', { name }),
        action: {
          label: t('notifications.search_alert.action'),
          to: id === null ? PATHS.alerts : savedSearchPath(id),
        },
      };
    }
    case 'release_requested':
    case 'contact_requested':
      return {
        title: t(`notifications.${notification.kind}.title`, {
          institution: notification.data.institution_name,
        }),
        text: t(`notifications.${notification.kind}.text`, { name: notification.data.athlete_name }),
        action: { label: t('notifications.requests.action'), to: PATHS.requests },
      };
    case 'request_decided':
      return decidedText(notification.data, t);
    case 'contact_approved':
      return {
        title: t('notifications.contact_approved.title', { coach: notification.data.coach_name }),
        text: t('notifications.contact_approved.text', { institution: notification.data.institution_name }),
        action: {
          label: t('notifications.thread.action'),
          to: threadPath(notification.data.thread_id),
        },
      };
    case 'message':
      return {
        title: t('notifications.message.title', { name: notification.data.sender_name }),
        text: t('notifications.message.text'),
        action: { label: t('notifications.thread.action'), to: threadPath(notification.data.thread_id) },
      };
    case 'age_notice':
      return ageText(notification.data, reader);
    case 'data_export':
      return exportText(notification.data, t);
    case 'erasure_news':
      return erasureText(notification.data, reader);
    case 'verification_decided':
    case 'verification_expiring':
      return checkText(notification, reader);
    case 'affiliation_decided':
      return {
        title: t(`notifications.affiliation_decided.${notification.data.decision}.title`, {
          institution: notification.data.institution_name,
        }),
        text: t(`notifications.affiliation_decided.${notification.data.decision}.text`),
        action: { label: t('notifications.affiliation.action'), to: PATHS.institution },
      };
    case 'affiliation_expiring':
      return {
        title: t('notifications.affiliation_expiring.title', {
          institution: notification.data.institution_name,
          date: reader.format.day(notification.data.on),
        }),
        text: t('notifications.affiliation_expiring.text'),
        action: { label: t('notifications.affiliation.action'), to: PATHS.institution },
      };
    case 'director_approved':
      return {
        title: t('notifications.director_approved.title'),
        text: t('notifications.director_approved.text', { regions: notification.data.regions.join(', ') }),
        action: { label: t('notifications.director_approved.action'), to: PATHS.verifications },
      };
    default:
      return unknownKind(notification);
  }
}

/** Does not compile while a kind of the contract has no words above. */
function unknownKind(_notification: never): null {
  return null;
}

type DataOf<Kind extends Notification['kind']> = Extract<Notification, { kind: Kind }>['data'];

/** `closed` says no more than that: neither who closed it nor why. */
function decidedText(decided: DataOf<'request_decided'>, t: Translate): NotificationText {
  const { about, decision } = decided;
  const action =
    decision !== 'approved'
      ? { label: t('notifications.request_decided.see_requests'), to: sentRequestsPath(decision) }
      : about === 'contact'
        ? { label: t('notifications.request_decided.see_messages'), to: PATHS.messages }
        : { label: t('notifications.request_decided.see_athlete'), to: athletePath(decided.athlete_id) };
  return {
    title: t(`notifications.request_decided.${about}.${decision}.title`),
    text: t(`notifications.request_decided.${about}.${decision}.text`),
    action,
  };
}

function ageText(notice: DataOf<'age_notice'>, reader: Reader): NotificationText {
  const { t, format } = reader;
  const whose = notice.is_you ? 'you' : 'athlete';
  const values = { name: notice.athlete_name, date: format.day(notice.on) };
  return {
    title: t(`notifications.age_notice.${whose}.${notice.notice}.title`, values),
    text: t(`notifications.age_notice.${whose}.${notice.notice}.text`, values),
    action:
      notice.notice === 'doubted'
        ? { label: t('family.age_doubt.action'), to: PATHS.verifications }
        : { label: t('notifications.age_notice.action'), to: familyPage(reader) },
  };
}

function exportText({ is_ready: isReady }: DataOf<'data_export'>, t: Translate): NotificationText {
  const state = isReady ? 'ready' : 'failed';
  return {
    title: t(`notifications.data_export.${state}.title`),
    text: t(`notifications.data_export.${state}.text`, { days: DATA_EXPORT_DAYS }),
    action: { label: t('notifications.data_export.action'), to: PATHS.data },
  };
}

/** Two entries of one institution became one: to its coaches, and to families who decided about it. */
function mergeText(
  notification: Extract<Notification, { kind: 'workplace_merged' | 'institutions_merged' }>,
  reader: Reader,
): NotificationText {
  const { t } = reader;
  const { from_name: from, into_name: into } = notification.data;
  if (notification.kind === 'workplace_merged') {
    return {
      title: t('notifications.workplace_merged.title', { from, into }),
      text: t('notifications.workplace_merged.text', { into }),
      action: { label: t('notifications.workplace_merged.action'), to: PATHS.institution },
    };
  }
  const { athlete_name: name, has_ended_releases: hasEnded } = notification.data;
  return {
    title: t('notifications.institutions_merged.title', { from, into }),
    text: hasEnded
      ? t('notifications.institutions_merged.ended', { name, from, into })
      : t('notifications.institutions_merged.text', { name, from, into }),
    action: { label: t('notifications.institutions_merged.action'), to: familyPage(reader) },
  };
}

/** Another guardian paused the listing or ended the pause; or its day has come. */
function pauseText(
  notification: Extract<Notification, { kind: 'listing_paused' | 'listing_resumed' }>,
  { t, format }: Reader,
): NotificationText {
  const { athlete_name: name, guardian_name: guardian } = notification.data;
  const action = { label: t('notifications.guardian_news.action'), to: PATHS.athletes };
  if (notification.kind === 'listing_paused') {
    const date = format.day(notification.data.until);
    return {
      title: t('notifications.listing_paused.title', { name }),
      text: t('notifications.listing_paused.text', { guardian: guardian ?? '', name, date }),
      action,
    };
  }
  return {
    title: t('notifications.listing_resumed.title', { name }),
    text:
      guardian === null
        ? t('notifications.listing_resumed.text', { name })
        : t('notifications.listing_resumed.early', { guardian, name }),
    action,
  };
}

function erasureText(
  { what, is_you, athlete_name }: DataOf<'erasure_news'>,
  reader: Reader,
): NotificationText {
  const { t } = reader;
  const whose = is_you ? 'you' : 'athlete';
  return {
    title: t(`notifications.erasure_news.${whose}.${what}.title`, { name: athlete_name }),
    text: t(`notifications.erasure_news.${whose}.${what}.text`),
    action: {
      label: t('notifications.erasure_news.action'),
      to: is_you ? PATHS.settings : familyPage(reader),
    },
  };
}

/** What a director found, or that it is about to lapse. */
function checkText(
  notification: Extract<Notification, { kind: 'verification_decided' | 'verification_expiring' }>,
  { t, format }: Reader,
): NotificationText {
  const { data } = notification;
  const whose = data.is_you ? 'you' : 'athlete';
  const values = { name: data.athlete_name, fact: t(`facts.${data.fact_group}`) };
  const action = { label: t('notifications.verification.action'), to: PATHS.verifications };
  if (notification.kind === 'verification_expiring') {
    return {
      title: t(`notifications.verification_expiring.${whose}.title`, {
        ...values,
        date: format.day(notification.data.on),
      }),
      text: t('notifications.verification_expiring.text'),
      action,
    };
  }
  const { decision } = notification.data;
  return {
    title: t(`notifications.verification_decided.${decision}.${whose}.title`, values),
    text: t(`notifications.verification_decided.${decision}.text`),
    action,
  };
}

/** Guardians keep their athletes on one page, athletes their guardians on another. */
function familyPage({ role }: Reader): string {
  return role === 'guardian' ? PATHS.athletes : PATHS.guardians;
}

type BillingNews = Extract<Notification, { kind: 'billing_news' }>['data'];

/** What ends, and what is locked then, is something else of the report than of a desk. */
function billingWords(
  { what, plan }: BillingNews,
  t: Translate,
  values: Record<string, string>,
): Pick<NotificationText, 'title' | 'text'> {
  const isEnd = what === 'ended' || what === 'trial_ending' || what === 'trial_over';
  return plan === 'global_report' && isEnd
    ? {
        title: t(`notifications.report_news.${what}.title`, values),
        text: t(`notifications.report_news.${what}.text`, values),
      }
    : {
        title: t(`notifications.billing_news.${what}.title`, values),
        text: t(`notifications.billing_news.${what}.text`, values),
      };
}

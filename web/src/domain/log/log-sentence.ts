/** An entry of the log as a sentence. The log holds codes and ids; what an older version wrote still gets a line. */
import { formName } from '../form-names.ts';
import { personName } from '../person-name.ts';
import { namedGroup } from '../releases/group-name.ts';
import type { LogEventType } from '@faircourt/contracts/events';
import type { LogEntry } from '@faircourt/contracts/family';
import {
  AUDIENCES,
  CONSENT_KINDS,
  FACT_GROUPS,
  FIELD_GROUPS,
  FILE_KINDS,
  ROLES,
  VISIBILITIES,
} from '@faircourt/contracts/vocabulary';
import type { MessageId, Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';

type Words = {
  t: Translate;
  format: Pick<Format, 'day' | 'list'>;
  /** `is_self`: the reader is the athlete. */
  family: { is_without_seasons: boolean; is_self: boolean };
};

export function logSentence(entry: LogEntry, words: Words): string {
  const { t, format, family } = words;
  const { type, data } = entry;
  const who = whoDid(entry, t);
  if (!hasSentence(type)) return t('log.other', { who, type });
  const fieldGroups = FIELD_GROUPS.filter(
    (group) => group === data['field_group'] || listIn(data['field_groups']).includes(group),
  );
  const fileKind = oneOf(FILE_KINDS, data['kind']);
  const factGroup = oneOf(FACT_GROUPS, data['fact_group']);
  const form = oneOf(CONSENT_KINDS, data['kind']);
  const isOwn = family.is_self && type === 'listing.suggested';
  const sentence = t(isOwn ? 'log.listing.suggested.own' : SENTENCES[type], {
    who,
    group:
      fieldGroups.length > 0
        ? format.list(fieldGroups.map((group) => t(`family.group.${namedGroup(group, family)}`)))
        : t('log.something'),
    audience: audienceOf(entry, t),
    form: form ? formName(form, t) : t('log.a_form'),
    file: fileKind ? t(`log.file.${fileKind}`) : t('log.something'),
    fact: factGroup ? t(`log.fact.${factGroup}`) : t('log.something'),
    institution: entry.institution_name ?? t('log.an_institution'),
    number: typeof data['number'] === 'number' ? data['number'] : 0,
  });
  return [sentence, detailOf(entry, words)].filter(Boolean).join(' ');
}

/** Person and institution, or the office of an account that is gone. */
function whoDid({ actor_name, actor_role, institution_name }: LogEntry, t: Translate): string {
  const role = oneOf(ROLES, actor_role);
  if (actor_name === null) return role ? t(`role.${role}`) : t('log.system');
  const isFromElsewhere = role === 'coach' && institution_name !== null;
  return isFromElsewhere
    ? t('log.who_from', { name: personName(actor_name, t), institution: institution_name })
    : personName(actor_name, t);
}

function audienceOf({ data, institution_name }: LogEntry, t: Translate): string {
  const audience = oneOf(AUDIENCES, data['audience']);
  if (audience === undefined) return t('log.somebody');
  if (audience === 'institution') return institution_name ?? t('log.an_institution');
  return t(`log.audience.${audience}`);
}

/** What of it: the groups that were seen, the switch that was moved, the day that was chosen. */
function detailOf({ type, data }: LogEntry, { t, format, family }: Words): string | null {
  if (LOOKS.some((look) => look === type)) {
    const groups = FIELD_GROUPS.filter((group) => listIn(data['groups']).includes(group));
    if (groups.length === 0) return t('log.saw_card');
    return t('log.saw', {
      groups: format.list(groups.map((group) => t(`family.group_title.${namedGroup(group, family)}`))),
    });
  }
  const visibility = oneOf(VISIBILITIES, data['visibility']);
  if (type === 'athlete.updated' && visibility) {
    return t('log.visibility', { visibility: t(`profile.visibility.${visibility}`) });
  }
  const { until } = data;
  if (type === 'listing.paused' && typeof until === 'string') {
    return t('log.back_on', { date: format.day(until) });
  }
  return null;
}

/** They say what was seen. */
const LOOKS = ['athlete.viewed', 'athlete.exported', 'athlete.report_read', 'athlete.report_downloaded'];

function hasSentence(type: string): type is LogEventType {
  return Object.hasOwn(SENTENCES, type);
}

function oneOf<Value extends string>(list: readonly Value[], value: unknown): Value | undefined {
  return list.find((candidate) => candidate === value);
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** One for each type that the chain of an athlete can hold: a new event without a sentence does not compile. */
const SENTENCES: Readonly<Record<LogEventType, MessageId>> = {
  'athlete.created': 'log.athlete.created',
  'athlete.updated': 'log.athlete.updated',
  'athlete.viewed': 'log.athlete.viewed',
  'athlete.exported': 'log.athlete.exported',
  'athlete.report_read': 'log.athlete.report_read',
  'athlete.report_downloaded': 'log.athlete.report_downloaded',
  'athlete.institutions_merged': 'log.athlete.institutions_merged',
  'athlete.locked_down': 'log.athlete.locked_down',
  'athlete.age_doubted': 'log.athlete.age_doubted',
  'athlete.age_doubt_ended': 'log.athlete.age_doubt_ended',
  'athlete.lock_down_lifted': 'log.athlete.lock_down_lifted',
  'athlete.data_requested': 'log.athlete.data_requested',
  'athlete.data_downloaded': 'log.athlete.data_downloaded',
  'athlete.restricted': 'log.athlete.restricted',
  'athlete.restriction_lifted': 'log.athlete.restriction_lifted',
  'listing.paused': 'log.listing.paused',
  'listing.resumed': 'log.listing.resumed',
  'listing.suggested': 'log.listing.suggested',
  'academics.created': 'log.academics.updated',
  'academics.updated': 'log.academics.updated',
  'season.added': 'log.season.added',
  'season.updated': 'log.season.updated',
  'season.deleted': 'log.season.deleted',
  'video.added': 'log.video.added',
  'video.deleted': 'log.video.deleted',
  'video.restored': 'log.video.restored',
  'video.published': 'log.video.published',
  'video.unpublished': 'log.video.unpublished',
  'video.forgotten': 'log.video.forgotten',
  'file.stored': 'log.file.stored',
  'file.deleted': 'log.file.deleted',
  'file.viewed': 'log.file.viewed',
  'verification.asked': 'log.verification.requested',
  'verification.answered': 'log.verification.answered',
  'verification.withdrawn': 'log.verification.withdrawn',
  'verification.evidence_removed': 'log.verification.evidence_removed',
  'verification.claimed': 'log.verification.claimed',
  'verification.released': 'log.verification.released',
  'verification.opened': 'log.verification.opened',
  'verification.conflict_declared': 'log.verification.conflict_declared',
  'verification.offered': 'log.verification.offered',
  'verification.undone': 'log.verification.undone',
  'verification.accepted': 'log.verification.accepted',
  'verification.declined': 'log.verification.declined',
  'verification.offer_lapsed': 'log.verification.offer_lapsed',
  'verification.expired': 'log.verification.expired',
  'verification.more_asked': 'log.verification.more_asked',
  'verification.reminded': 'log.verification.reminded',
  'verification.verified': 'log.verification.verified',
  'verification.rejected': 'log.verification.rejected',
  'verification.dropped': 'log.verification.dropped',
  'family_code.renewed': 'log.family_code.renewed',
  'guardian_link.invited': 'log.guardian_link.invited',
  'guardian_link.accepted': 'log.guardian_link.accepted',
  'guardian_link.agreed': 'log.guardian_link.agreed',
  'guardian_link.stated': 'log.guardian_link.stated',
  'guardian_link.conflict_began': 'log.guardian_link.conflict_began',
  'guardian_link.conflict_ended': 'log.guardian_link.conflict_ended',
  'family_hold.began': 'log.family_hold.began',
  'family_hold.lifted': 'log.family_hold.lifted',
  'guardian_link.activated': 'log.guardian_link.activated',
  'guardian_link.ended': 'log.guardian_link.ended',
  'guardian_link.forgotten': 'log.guardian_link.forgotten',
  'release.requested': 'log.release.requested',
  'release.approved': 'log.release.approved',
  'release.declined': 'log.release.declined',
  'release.withdrawn': 'log.release.withdrawn',
  'release.denial_withdrawn': 'log.release.denial_withdrawn',
  'release.denial_passed_on': 'log.release.denial_passed_on',
  'release.closed': 'log.release.closed',
  'release.set_aside': 'log.release.set_aside',
  'release.taken_up': 'log.release.taken_up',
  'release.taken_over': 'log.release.taken_over',
  'release.passed_on': 'log.release.passed_on',
  'release.kept': 'log.release.kept',
  'consent.signed': 'log.consent.signed',
  'consent.withdrawn': 'log.consent.withdrawn',
  'contact.requested': 'log.contact.requested',
  'contact.approved': 'log.contact.approved',
  'contact.declined': 'log.contact.declined',
  'contact.withdrawn': 'log.contact.withdrawn',
  'contact.closed': 'log.contact.closed',
  'contact.set_aside': 'log.contact.set_aside',
  'contact.taken_up': 'log.contact.taken_up',
  'contact.blocked': 'log.contact.blocked',
  'contact.taken_over': 'log.contact.taken_over',
  'contact.passed_on': 'log.contact.passed_on',
  'block.created': 'log.block.created',
  'block.lifted': 'log.block.lifted',
};

/**
 * A report becomes an item of the queue, or joins the one that is open about the same thing and person. It takes what was reported
 * along as it is at this moment, and where a child may be in danger contact pauses before anybody has looked.
 */
import type { EventActor } from '@faircourt/contracts/events';
import { SEVERITY_OF, TARGET_HOURS, type Snapshot } from '@faircourt/contracts/moderation';
import {
  SEVERITIES,
  type ModerationKind,
  type ReportCategory,
  type Severity,
  type Signal,
} from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { freezeContact, type Pair } from './freeze.service.ts';
import {
  addReport,
  addWords,
  openItem,
  raiseSeverity,
  storeSnapshot,
  type Picture,
} from './raised-item.store.ts';
import { thingReported } from './moderation.events.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface Reported {
  kind: ModerationKind;
  subjectId: string;
  category: ReportCategory;
  /** Left out: as grave as the category. */
  severity?: Severity;
  reason: string;
  /** The rules that raised it without a report, and the figures that made them. */
  signals?: readonly Signal[];
  figures?: Readonly<Record<string, number>>;
  /** The message that a rule speaks of. */
  messageId?: string;
  aboutUserId: string | null;
  athleteId: string | null;
  coachId: string | null;
  /** A minor said it about a guardian. */
  isQuiet?: boolean;
  snapshot: Snapshot;
  picture: Picture | null;
  /** Who must not meet until somebody has decided. */
  apart: readonly Pair[];
}

/** Returns the item. When this person has reported the same thing and nobody has decided yet, only their words are new. */
export async function raiseItem(
  trx: Transaction<DB>,
  reported: Reported,
  by: EventActor,
  now: Date,
): Promise<string> {
  const severity = reported.severity ?? SEVERITY_OF[reported.category];
  const item = await openItem(trx, { ...reported, severity, now, dueAt: dueAt(severity, now) });
  const report = await addReport(trx, { itemId: item.id, by: by.userId, ...reported, now });
  if (report === null) {
    if (by.userId !== null) await addWords(trx, { itemId: item.id, by: by.userId, reason: reported.reason });
    return item.id;
  }
  await storeSnapshot(trx, report, reported.snapshot, reported.picture);
  if (isGraver(severity, item.severity)) {
    await raiseSeverity(trx, item.id, {
      severity,
      category: reported.category,
      dueAt: dueAt(severity, now),
    });
  }
  if (reported.category === 'child_safety') {
    for (const pair of reported.apart) await freezeContact(trx, item, pair, by, now);
  }
  await recordEvent(trx, thingReported(item, { id: report, category: reported.category }, by), now);
  return item.id;
}

function dueAt(severity: Severity, now: Date): Date {
  return new Date(now.getTime() + TARGET_HOURS[severity] * HOUR_MS);
}

function isGraver(one: Severity, other: Severity): boolean {
  return SEVERITIES.indexOf(one) < SEVERITIES.indexOf(other);
}

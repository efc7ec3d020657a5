/**
 * Signals raise an item without a report. They are a reason to look and nothing else: nobody is kept apart, suspended or told
 * by a rule; only a first message waits for the look.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { SignalList } from '@faircourt/contracts/moderation';
import {
  SEVERITIES,
  SIGNALS,
  type MessageSignal,
  type ReportCategory,
  type Severity,
} from '@faircourt/contracts/vocabulary';
import { DAY_MS } from '@faircourt/contracts/time';
import type { Transaction } from 'kysely';
import type { Guard } from '../../../access/engine/guard.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { raiseItem } from '../raised-item.service.ts';
import { conversationSnapshot, NO_SNAPSHOT } from '../snapshot.ts';
import { findReportedThread, listLastMessages } from '../support-item.store.ts';
import { BEHAVIOURS } from './behaviours.ts';
import { countSignals, listPrecision, listUnusual } from './signal.store.ts';

const RULE = { userId: null, role: 'system' };
/** In one conversation; what is said after that is read with it. */
const SIGNALS_PER_ITEM = 5;
const PRECISION_DAYS = 365;

const GRAVITY: Record<MessageSignal, { category: ReportCategory; severity: Severity }> = {
  pictures: { category: 'inappropriate', severity: 'critical' },
  secrecy: { category: 'inappropriate', severity: 'critical' },
  money: { category: 'money', severity: 'high' },
  move_elsewhere: { category: 'other', severity: 'normal' },
};

export async function raiseItemOfMessage(
  trx: Transaction<DB>,
  { data }: EventOf<'message.flagged'>,
  { now }: { now: Date },
): Promise<void> {
  const [first] = data.signals
    .map((signal) => GRAVITY[signal])
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  if (!first || (await countSignals(trx, data.thread_id)) >= SIGNALS_PER_ITEM) return;
  const thread = await findReportedThread(trx, data.thread_id, data.message_id);
  await raiseItem(
    trx,
    {
      ...first,
      kind: 'conversation',
      subjectId: data.thread_id,
      reason: data.signals.join(', '),
      signals: data.signals,
      messageId: data.message_id,
      aboutUserId: thread.coach_user_id,
      athleteId: thread.athlete_id,
      coachId: thread.coach_id,
      snapshot: conversationSnapshot(await listLastMessages(trx, data.thread_id, data.message_id)),
      picture: null,
      apart: [],
    },
    RULE,
    now,
  );
}

/** Run by a job every night. */
export async function raiseUnusual(db: Database, now: Date): Promise<void> {
  for (const behaviour of BEHAVIOURS) {
    for (const unusual of await listUnusual(db, behaviour, now)) {
      const { signal, kind, category, severity } = behaviour;
      await inTransaction(db, (trx) =>
        raiseItem(
          trx,
          {
            kind,
            category,
            severity,
            subjectId: unusual.subject_id,
            reason: signal,
            signals: [signal],
            figures: unusual.figures,
            aboutUserId: unusual.about_user_id,
            athleteId: unusual.athlete_id,
            coachId: unusual.coach_id,
            snapshot: NO_SNAPSHOT,
            picture: null,
            apart: [],
          },
          RULE,
          now,
        ),
      );
    }
  }
}

/** How often each rule has spoken within a year, and how often something was wrong. */
export async function readPrecision(deps: { db: Database }, guard: Guard): Promise<SignalList> {
  guard.authorise('moderation.list');
  const rows = await listPrecision(deps.db, new Date(guard.now.getTime() - PRECISION_DAYS * DAY_MS));
  return {
    signals: SIGNALS.map((signal) => {
      const row = rows.find((one) => one.signal === signal);
      return { signal, raised: row?.raised ?? 0, decided: row?.decided ?? 0, acted: row?.acted ?? 0 };
    }),
  };
}

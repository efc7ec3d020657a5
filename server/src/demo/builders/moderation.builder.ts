/** What the demo admin finds in the queue: reports of a few kinds, old and new, and one that is closed. */
import { SEVERITY_OF, TARGET_HOURS, type Snapshot } from '@faircourt/contracts/moderation';
import type { ModerationKind, ReportCategory, Severity, Signal } from '@faircourt/contracts/vocabulary';
import { itemClosed, thingReported } from '../../features/moderation/moderation.events.ts';
import {
  conversationSnapshot,
  NO_SNAPSHOT,
  postSnapshot,
  profileSnapshot,
  supportSnapshot,
} from '../../features/moderation/snapshot.ts';
import { addDays } from '../calendar.ts';
import type { Athlete } from './athlete.builder.ts';
import type { Coaches } from './coach.builder.ts';
import type { DemoBuild } from './demo-build.ts';
import { ANONYMOUS, recordEvent, SYSTEM } from './event.builder.ts';

interface Planned {
  kind: ModerationKind;
  subjectId: string;
  category: ReportCategory;
  severity?: Severity;
  reason: string;
  hoursAgo: number;
  by: { userId: string | null; role: string };
  aboutUserId?: string | null;
  athleteId?: string;
  coachId?: string;
  isQuiet?: boolean;
  /** The rule that raised it, with its figures: nobody reported it. */
  signal?: { name: Signal; figures: Record<string, number> };
  snapshot: Snapshot;
  isClosed?: boolean;
}

const HOUR_MS = 60 * 60 * 1000;

/** After everything else, which it looks at. Nobody is kept apart: the demo families talk on. */
export function addModeration(build: DemoBuild, coaches: Coaches, athletes: readonly Athlete[]): void {
  for (const planned of [
    ...supportReports(build),
    ...conversationReport(build),
    ...profileReports(coaches, athletes),
    ...postReport(build, athletes),
    ...raisedByRule(coaches),
  ]) {
    addItem(build, planned);
  }
}

function addItem(build: DemoBuild, planned: Planned): void {
  const { rows, now } = build;
  const { kind, subjectId, category, severity = SEVERITY_OF[category] } = planned;
  const random = build.random.fork(`moderation:${kind}:${subjectId}`);
  const createdAt = addDays(now, -planned.hoursAgo / 24);
  const aboutUserId = planned.aboutUserId ?? null;
  const closedAt = planned.isClosed ? new Date(createdAt.getTime() + 3 * HOUR_MS) : null;
  const id = random.uuidAt(createdAt);
  const reportId = random.fork('report').uuidAt(createdAt);
  rows.moderation_items.push({
    id,
    kind,
    subject_id: subjectId,
    severity,
    category,
    about_user_id: aboutUserId,
    names_nobody: aboutUserId === null,
    athlete_id: planned.athleteId ?? null,
    coach_id: planned.coachId ?? null,
    is_quiet: planned.isQuiet ?? false,
    created_at: createdAt,
    due_at: new Date(createdAt.getTime() + TARGET_HOURS[severity] * HOUR_MS),
    closed_at: closedAt,
    outcome: closedAt && 'nothing_wrong',
  });
  for (const request of rows.support_requests) {
    if (request.id === subjectId) request.moderation_item_id = id;
  }
  rows.moderation_reports.push({
    id: reportId,
    item_id: id,
    reported_by: planned.by.userId,
    category,
    reason: planned.reason,
    signals: planned.signal ? [planned.signal.name] : [],
    figures: JSON.stringify(planned.signal?.figures ?? {}),
    created_at: createdAt,
  });
  rows.moderation_snapshots.push({ report_id: reportId, content: JSON.stringify(planned.snapshot) });
  recordEvent(build, thingReported({ id, kind }, { id: reportId, category }, planned.by), createdAt);
  if (!closedAt) return;
  const closed = { id, kind, subject_id: subjectId, about_user_id: aboutUserId };
  recordEvent(build, itemClosed(closed, 'nothing_wrong', SYSTEM), closedAt);
}

/** The safety reports that support has. */
function supportReports({ rows, now }: DemoBuild): Planned[] {
  return rows.support_requests.flatMap((request): Planned[] => {
    if (request.id === undefined || request.type !== 'safety') return [];
    const isQuiet = request.source === 'guardian';
    const hoursAgo = (now.getTime() - new Date(request.created_at ?? now).getTime()) / HOUR_MS;
    return [
      {
        kind: 'support',
        subjectId: request.id,
        isQuiet,
        category: 'child_safety',
        severity: isQuiet ? 'critical' : 'high',
        reason: request.message,
        hoursAgo,
        by: isQuiet ? { userId: request.reporter_user_id ?? null, role: 'athlete' } : ANONYMOUS,
        snapshot: supportSnapshot(request),
      },
    ];
  });
}

/** In the conversation that was quiet for longest: the demo accounts talk in the others. */
function conversationReport({ rows }: DemoBuild): Planned[] {
  const [thread] = rows.threads;
  const messages = rows.messages.filter(({ thread_id }) => thread_id === thread?.id);
  const reporter = messages.find(({ sender_role }) => sender_role !== 'coach');
  const reported = messages.findLast(({ sender_role }) => sender_role === 'coach');
  if (!thread?.id || !reporter || !reported) return [];
  const nameOf = (userId: string | null | undefined) =>
    rows.users.find(({ id }) => id === userId)?.name ?? '';
  return [
    {
      kind: 'conversation',
      subjectId: thread.id,
      category: 'harassment',
      reason: 'He keeps pushing for an answer although we said that we need more time.',
      hoursAgo: 9,
      by: { userId: reporter.sender_user_id ?? null, role: reporter.sender_role },
      aboutUserId: reported.sender_user_id ?? null,
      athleteId: thread.athlete_id,
      coachId: thread.coach_id,
      snapshot: conversationSnapshot(
        messages.map((message) => ({
          sender_name: nameOf(message.sender_user_id),
          sender_role: message.sender_role,
          body: message.body,
          files: 0,
          at: new Date(message.created_at ?? 0).toISOString(),
          is_reported: message === reported,
        })),
      ),
    },
  ];
}

function profileReports({ all }: Coaches, athletes: readonly Athlete[]): Planned[] {
  const coach = all.find(({ isRecruiter }) => isRecruiter);
  const [first, second] = athletes.filter(({ visibility }) => visibility === 'public');
  if (!coach || !first || !second) return [];
  const by = { userId: coach.person.userId, role: 'coach' };
  return [
    {
      kind: 'profile',
      subjectId: first.id,
      category: 'impersonation',
      reason: 'I coached against this team. Nobody of that name was on the roster.',
      hoursAgo: 80,
      by,
      aboutUserId: first.person.userId,
      athleteId: first.id,
      snapshot: snapshotOf(first),
    },
    {
      kind: 'profile',
      subjectId: second.id,
      category: 'other',
      reason: 'The school is spelled wrong.',
      hoursAgo: 200,
      by,
      aboutUserId: second.person.userId,
      athleteId: second.id,
      snapshot: snapshotOf(second),
      isClosed: true,
    },
  ];
}

function snapshotOf({ person, row }: Athlete): Snapshot {
  return profileSnapshot({
    name: person.name,
    bio: row.bio ?? null,
    school_name: row.school_name ?? null,
    current_team: row.current_team ?? null,
    city: row.city ?? null,
    social_handles: {},
  });
}

function postReport({ rows }: DemoBuild, athletes: readonly Athlete[]): Planned[] {
  const post = rows.posts.find(({ status }) => status === 'published');
  const guardian = athletes.flatMap(({ guardians }) => guardians)[0];
  if (!post?.id || !guardian) return [];
  return [
    {
      kind: 'post',
      subjectId: post.id,
      category: 'money',
      reason: 'The camp in this post asks for a deposit by gift card.',
      hoursAgo: 2,
      by: { userId: guardian.person.userId, role: 'guardian' },
      aboutUserId: post.author_user_id ?? null,
      snapshot: postSnapshot({ title: post.title, body: post.body, author_name: post.author_name }),
    },
  ];
}

/** As the job of the night would raise it. */
function raisedByRule({ all }: Coaches): Planned[] {
  const coach = all.findLast(({ isRecruiter }) => isRecruiter);
  if (!coach) return [];
  return [
    {
      kind: 'coach',
      subjectId: coach.id,
      category: 'other',
      reason: 'mostly_declined',
      hoursAgo: 5,
      by: SYSTEM,
      aboutUserId: coach.person.userId,
      coachId: coach.id,
      signal: { name: 'mostly_declined', figures: { requests: 12, declined: 10, days: 90 } },
      snapshot: NO_SNAPSHOT,
    },
  ];
}

/** What people wrote to support: one of each kind that waits, one that was answered, and one that is closed. */
import type { SupportType } from '@faircourt/contracts/vocabulary';
import { answerDue } from '@faircourt/contracts/support';
import {
  reportClosed,
  requestAnswered,
  requestClaimed,
  requestNoted,
  supportRequested,
  WRITER,
} from '../../features/support/support.events.ts';
import { caseOpened } from '../../features/support/consulting/consulting.events.ts';
import { addDays } from '../calendar.ts';
import type { Coaches } from './coach.builder.ts';
import type { DemoBuild } from './demo-build.ts';
import { recordEvent } from './event.builder.ts';
import type { Office } from './office.builder.ts';

interface Written {
  reference: string;
  type: SupportType;
  name: string;
  email: string;
  message: string;
  daysAgo: number;
}

/** All through the public form, where nobody signs in: also the Pro coach, and the newcomer whose work address is yet to be proven. */
export function addSupportRequests(build: DemoBuild, { admin }: Office, coaches: Coaches): void {
  const { demoCoach, newCoach } = coaches;
  write(build, {
    reference: 'FC-3WPX-K7NA',
    type: 'billing',
    name: demoCoach.person.name,
    email: demoCoach.person.email,
    message: 'Our athletic office pays by purchase order only. Which name and address should be on it?',
    daysAgo: 0.2,
  });
  write(build, {
    reference: 'FC-9DFR-Q2TM',
    type: 'account',
    name: newCoach.person.name,
    email: newCoach.person.email,
    message:
      'I typed in my work address on Monday. When does a director look at it, and do I need the code first?',
    daysAgo: 6.5,
  });
  write(build, {
    reference: 'FC-6YBC-H4VE',
    type: 'general',
    name: 'Teodora Brightwell',
    email: 'teodora.brightwell@demo.faircourt.test',
    message: 'My daughter turns thirteen in March. Can she join before that if I sign for her?',
    daysAgo: 0.6,
  });
  write(build, {
    reference: 'FC-8SLM-U5ZG',
    type: 'nil-consulting',
    name: 'Aurelio Castellanos',
    email: 'aurelio.castellanos@demo.faircourt.test',
    message:
      'A shoe store in our town offers my son 400 dollars for two posts. He is a junior. We would like a quote for going through the contract with us.',
    daysAgo: 1.1,
  });
  answered(build, admin);
  closed(build, admin);
}

type Admin = Office['admin'];

function answered(build: DemoBuild, admin: Admin): void {
  const daysAgo = 2.4;
  const row = write(build, {
    reference: 'FC-5JKT-R8WN',
    type: 'nil-consulting',
    name: 'Philippa Oyelaran',
    email: 'philippa.oyelaran@demo.faircourt.test',
    message: 'Does an agreement with my uncle’s gym count as NIL? What would you charge for a look at it?',
    daysAgo,
  });
  const claimedAt = addDays(build.now, -daysAgo + 0.3);
  Object.assign(row, { claimed_by: admin.userId, claimed_at: claimedAt, waiting_since: null });
  recordEvent(build, requestClaimed(row.id, admin), claimedAt);
  const note = { kind: 'note', body: 'Minor in Texas: ask who signs for her before we quote.' } as const;
  const noted = addMessage(build, row, admin, { ...note, at: addDays(claimedAt, 0.01) });
  recordEvent(build, requestNoted(row.id, noted, admin), addDays(claimedAt, 0.01));
  const at = addDays(claimedAt, 0.05);
  const body =
    'Thank you for asking first. Please tell us how old you are, in which state you play and who would sign for you. Then we send a written quote. It costs nothing until you agree.';
  const answer = addMessage(build, row, admin, { kind: 'answer', body, at });
  recordEvent(build, requestAnswered(row.id, answer, admin), at);
}

function closed(build: DemoBuild, admin: Admin): void {
  const row = write(build, {
    reference: 'FC-2XGV-B6PD',
    type: 'general',
    name: 'Quincy Merriweather',
    email: 'quincy.merriweather@demo.faircourt.test',
    message: 'Do you also cover volleyball?',
    daysAgo: 9,
  });
  const at = addDays(build.now, -8.6);
  const answer = addMessage(build, row, admin, {
    kind: 'answer',
    body: 'Not yet: Faircourt is about basketball.',
    at,
  });
  recordEvent(build, requestAnswered(row.id, answer, admin), at);
  const closedAt = addDays(at, 0.01);
  const claim = { claimed_by: admin.userId, claimed_at: at, waiting_since: null };
  Object.assign(row, { ...claim, closed_at: closedAt, closed_by: admin.userId });
  recordEvent(build, reportClosed({ id: row.id, source: 'form' }, admin), closedAt);
}

interface Kept {
  id: string;
  type: SupportType;
  created_at: Date;
}

function write(build: DemoBuild, { daysAgo, ...written }: Written): Kept {
  const createdAt = addDays(build.now, -daysAgo);
  const id = build.random.fork(`support:${written.reference}`).uuidAt(createdAt);
  const row = { id, ...written, locale: 'en' as const, created_at: createdAt, waiting_since: createdAt };
  build.rows.support_requests.push(row);
  recordEvent(build, supportRequested(id, { type: written.type, locale: 'en', isQuiet: false }), createdAt);
  if (written.type === 'nil-consulting') {
    build.rows.consulting_cases.push({ request_id: id, opened_at: createdAt, changed_at: createdAt });
    recordEvent(build, caseOpened(id, WRITER), createdAt);
  }
  return row;
}

function addMessage(
  build: DemoBuild,
  { id: requestId, type, created_at: writtenAt }: Kept,
  { userId }: Admin,
  { kind, body, at }: { kind: 'answer' | 'note'; body: string; at: Date },
): string {
  const random = build.random.fork(`support-message:${requestId}:${kind}`);
  const id = random.uuidAt(at);
  const isAnswer = kind === 'answer';
  build.rows.support_messages.push({
    id,
    request_id: requestId,
    kind,
    author_user_id: userId,
    body,
    submission_id: random.fork('submission').uuidAt(at),
    created_at: at,
    due_at: isAnswer ? answerDue(type, writtenAt) : null,
    sent_at: isAnswer ? at : null,
  });
  return id;
}

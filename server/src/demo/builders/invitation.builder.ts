/** Invitation codes: the team codes athletes joined with, single codes, and codes that no longer work. */
import type { Country } from '@faircourt/contracts/vocabulary';
import { addDays } from '../calendar.ts';
import { DEMO_TEAM_CODE } from '../demo-accounts.ts';
import type { DemoRow } from '../demo-rows.ts';
import type { Random } from '../random.ts';
import type { Coach, Coaches } from './coach.builder.ts';
import type { Office } from './office.builder.ts';
import type { Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

interface TeamCode {
  readonly row: DemoRow<'invitations'>;
  readonly country: Country;
}

/** Where athletes get their code from. */
export interface InvitationDesk {
  readonly demoCode: DemoRow<'invitations'>;
  readonly teamCodes: readonly TeamCode[];
  readonly issuers: readonly Coach[];
  readonly demoDirector: Person;
}

/** Without letters and digits that look alike on a phone. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function openInvitationDesk(build: DemoBuild, office: Office, coaches: Coaches): InvitationDesk {
  const { demoCoach, newCoach } = coaches;
  const issuers = coaches.all.filter((coach) => coach.isEstablished && coach.institution !== null);
  const demoCode = issue(build, build.random.fork('demo-code'), demoCoach.person, demoCoach, {
    code: DEMO_TEAM_CODE,
    maxUses: 500,
    createdAt: addDays(demoCoach.person.createdAt, 3),
    expiresAt: addDays(build.now, 730),
  });
  const teamCodes = issuers.flatMap((coach): TeamCode[] => {
    if (coach.institution === null) return [];
    const random = build.random.fork(`team-code:${coach.person.email}`);
    const row = issue(build, random, coach.person, coach, {
      maxUses: random.pick([40, 60, 100]),
      createdAt: addDays(coach.person.createdAt, 5),
      expiresAt: addDays(build.now, random.int(60, 300)),
    });
    return [{ row, country: coach.institution.country }];
  });
  addCodesWithoutUse(build, [demoCoach, newCoach, ...issuers.slice(0, 6)]);
  return { demoCode, teamCodes, issuers, demoDirector: office.demoDirector.person };
}

/** Gives the new athlete a code and redeems it; returns who issued it. */
export function inviteAthlete(
  build: DemoBuild,
  random: Random,
  desk: InvitationDesk,
  athlete: Person,
  from: { country: Country; way: 'demo_code' | 'team' | 'single' | 'director' },
): string {
  const { country, way } = from;
  if (way === 'demo_code') return redeem(build, desk.demoCode, athlete);
  if (way === 'team') {
    return redeem(build, random.pick(desk.teamCodes.filter((code) => code.country === country)).row, athlete);
  }
  const coach = random.pick(desk.issuers.filter((issuer) => issuer.institution?.country === country));
  const createdAt = addDays(athlete.createdAt, -random.int(1, 12));
  const row = issue(
    build,
    random,
    way === 'director' ? desk.demoDirector : coach.person,
    way === 'director' ? null : coach,
    {
      maxUses: 1,
      createdAt,
      expiresAt: addDays(createdAt, 30),
    },
  );
  return redeem(build, row, athlete);
}

/** One team code is used up and one taken back; both were fine when their athletes joined. */
export function closeSomeCodes(build: DemoBuild, desk: InvitationDesk): void {
  const used = desk.teamCodes.filter(({ row }) => (row.uses ?? 0) >= 2);
  const [full, revoked] = used;
  if (full) full.row.max_uses = full.row.uses ?? full.row.max_uses;
  if (revoked) revoked.row.revoked_at = addDays(build.now, -1);
}

function addCodesWithoutUse(build: DemoBuild, coaches: readonly Coach[]): void {
  for (const [index, coach] of coaches.entries()) {
    const random = build.random.fork(`unused-code:${coach.person.email}:${index}`);
    const single = (ageDays: number, lastsDays: number): DemoRow<'invitations'> => {
      const createdAt = addDays(build.now, -ageDays);
      return issue(build, random, coach.person, coach, {
        maxUses: 1,
        createdAt,
        expiresAt: addDays(createdAt, lastsDays),
      });
    };
    single(2, 30);
    if (!coach.isEstablished) continue;
    single(90, 30);
    single(12, 30).revoked_at = addDays(build.now, -6);
    const teamCreatedAt = addDays(build.now, -200);
    issue(build, random, coach.person, coach, {
      maxUses: 25,
      createdAt: teamCreatedAt,
      expiresAt: addDays(teamCreatedAt, 60),
    });
  }
}

function issue(
  build: DemoBuild,
  random: Random,
  issuer: Person,
  coach: Coach | null,
  code: { code?: string; maxUses: number; createdAt: Date; expiresAt: Date },
): DemoRow<'invitations'> {
  const row: DemoRow<'invitations'> = {
    id: random.uuidAt(code.createdAt),
    code: code.code ?? random.text(CODE_ALPHABET, 8),
    kind: code.maxUses === 1 ? 'single' : 'team',
    max_uses: code.maxUses,
    uses: 0,
    issued_by: issuer.userId,
    institution_id: coach?.institution?.id ?? null,
    expires_at: code.expiresAt,
    revoked_at: null,
    created_at: code.createdAt,
  };
  build.rows.invitations.push(row);
  return row;
}

function redeem(build: DemoBuild, row: DemoRow<'invitations'>, athlete: Person): string {
  if (row.id === undefined || !row.issued_by) throw new Error('An issued code has an id and an issuer');
  row.uses = (row.uses ?? 0) + 1;
  build.rows.invitation_redemptions.push({
    user_id: athlete.userId,
    invitation_id: row.id,
    redeemed_at: athlete.createdAt,
  });
  return row.issued_by;
}

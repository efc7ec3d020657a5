/** The form that asks for a code: what it starts with, and how its texts become a request. */
import { DAY_MS } from '@faircourt/contracts/time';
import { BESIDE_OTHER_ERRORS } from '@faircourt/contracts/field-check';
import { issueInvitationSchema, type IssueInvitation } from '@faircourt/contracts/invitations';
import { LIMITS } from '@faircourt/contracts/limits';
import { INVITATION_KINDS, STATED_AGES } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';

const DEFAULT_DAYS = 30;
/** A roster with some room. */
const DEFAULT_USES = 20;

/** Days are counted in UTC, as the server does. */
export function dayAhead(days: number, now: Date): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

export function issueFormSchema(now: Date) {
  const first = dayAhead(1, now);
  const last = dayAhead(LIMITS.invitationDaysMax, now);
  return z
    .object({
      kind: z.enum(INVITATION_KINDS),
      /** Kept as text: a single code ignores it, so that nothing typed is lost by switching. */
      max_uses: z.string(),
      /** Empty: not said. */
      stated_age: z.enum(['', ...STATED_AGES]),
      expires_on: z.iso
        .date('in_past')
        .refine((day) => day >= first, 'in_past')
        .refine((day) => day <= last, 'too_late'),
    })
    .superRefine(({ kind, max_uses }, context) => {
      const { min, max } = LIMITS.teamCodeUses;
      const isFine = kind === 'single' || z.int().min(min).max(max).safeParse(Number(max_uses)).success;
      if (!isFine) context.addIssue({ code: 'custom', path: ['max_uses'], message: 'out_of_range' });
    }, BESIDE_OTHER_ERRORS)
    .transform(({ kind, max_uses, expires_on, stated_age }): IssueInvitation => {
      const said = { expires_on, stated_age: stated_age || null };
      const wanted = kind === 'single' ? { kind, ...said } : { kind, ...said, max_uses: Number(max_uses) };
      return issueInvitationSchema.parse(wanted);
    });
}

export type IssueForm = z.input<ReturnType<typeof issueFormSchema>>;

export function emptyIssueForm(now: Date): IssueForm {
  return {
    kind: 'single',
    max_uses: String(DEFAULT_USES),
    expires_on: dayAhead(DEFAULT_DAYS, now),
    stated_age: '',
  };
}

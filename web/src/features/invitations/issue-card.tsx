import { zodResolver } from '@hookform/resolvers/zod';
import type { IssueInvitation } from '@faircourt/contracts/invitations';
import { LIMITS } from '@faircourt/contracts/limits';
import { INVITATION_KINDS, STATED_AGES } from '@faircourt/contracts/vocabulary';
import { TicketPlus } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { fieldErrorsFor } from '../../api/field-errors.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { PATHS } from '../../shell/paths.ts';
import type { Translate } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { NumberInput, numberRegistration } from '../../ui/number-input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';
import { useIssueInvitation } from './invitations.queries.ts';
import { dayAhead, emptyIssueForm, issueFormSchema, type IssueForm } from './issue-form.ts';
import { useToday } from '../../shell/clock/use-clock.ts';

interface IssueLimits {
  canIssue: boolean;
  canIssueTeamCodes: boolean;
  openCodesMax: number;
}

/** Asks for a new code, once the address is confirmed that the code would come from. */
export function IssueCard({ limits }: { limits: IssueLimits | null }) {
  return limits?.canIssue === false ? <ConfirmFirst /> : <IssueFormCard limits={limits} />;
}

function ConfirmFirst() {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('invitations.issue.title')}</CardTitle>
        <CardDescription>{t('invitations.issue.confirm_first')}</CardDescription>
      </CardHeader>
      <CardContent>
        <Link to={PATHS.confirmEmail} className={buttonClasses({ className: 'max-sm:w-full' })}>
          {t('mailbox.open')}
        </Link>
      </CardContent>
    </Card>
  );
}

/** What was chosen stays for the next one: codes are often made in a row. */
function IssueFormCard({ limits }: { limits: IssueLimits | null }) {
  const t = useText();
  const titleId = useId();
  const { form, failure, issue, now } = useIssueForm();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { errors, isSubmitting } = form.formState;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('invitations.issue.title')}</CardTitle>
        <CardDescription>{t(`invitations.kind.${kind}.hint`)}</CardDescription>
      </CardHeader>
      <CardContent>
        {limits !== null && !limits.canIssueTeamCodes && (
          <Alert
            className="mb-5"
            action={
              <Link
                to={PATHS.institution}
                className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
              >
                {t('invitations.issue.get_verified')}
              </Link>
            }
          >
            {t('invitations.issue.single_only', { count: limits.openCodesMax })}
          </Alert>
        )}
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void issue(event)}>
          <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
            {limits?.canIssueTeamCodes !== false && (
              <Controller
                control={form.control}
                name="kind"
                render={({ field }) => (
                  <Segmented
                    label={t('invitations.issue.kind')}
                    isLabelShown
                    options={INVITATION_KINDS.map((value) => ({
                      value,
                      label: t(`invitations.kind.${value}`),
                    }))}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
            )}
            {kind === 'team' && (
              <Field
                label={t('invitations.issue.max_uses')}
                error={describeProblem(errors.max_uses?.message, t)}
                className="w-44 max-sm:w-full"
              >
                <NumberInput
                  min={LIMITS.teamCodeUses.min}
                  max={LIMITS.teamCodeUses.max}
                  {...numberRegistration(form.register('max_uses'))}
                />
              </Field>
            )}
            <Field
              label={t('invitations.issue.expires_on')}
              error={describeProblem(errors.expires_on?.message, t)}
              className="w-52 max-sm:w-full"
            >
              <Input
                type="date"
                min={dayAhead(1, now)}
                max={dayAhead(LIMITS.invitationDaysMax, now)}
                {...form.register('expires_on')}
              />
            </Field>
            <Field
              label={t('invitations.issue.stated_age')}
              hint={t('invitations.issue.stated_age.hint')}
              className="w-64 max-sm:w-full"
            >
              <Select {...form.register('stated_age')}>
                <option value="">{t('invitations.issue.stated_age.unsaid')}</option>
                {STATED_AGES.map((age) => (
                  <option key={age} value={age}>
                    {t(`invitations.issue.stated_age.${age}`)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          {failure !== null && <Alert kind="error">{failure}</Alert>}
          <Button
            type="submit"
            icon={<TicketPlus aria-hidden />}
            isBusy={isSubmitting}
            busyText={t('invitations.issue.busy')}
            className="self-start max-sm:w-full"
          >
            {t('invitations.issue.submit')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

function useIssueForm() {
  const t = useText();
  const errorText = useErrorText();
  const today = useToday();
  const now = useMemo(() => new Date(today), [today]);
  const [failure, setFailure] = useState<string | null>(null);
  const request = useIssueInvitation();
  const resolver = useMemo(() => zodResolver(issueFormSchema(now)), [now]);
  const form = useForm<IssueForm, unknown, IssueInvitation>({ resolver, defaultValues: emptyIssueForm(now) });

  const issue = form.handleSubmit(async (wanted) => {
    setFailure(null);
    try {
      const { code } = await request.mutateAsync(wanted);
      toast.success({ title: t('invitations.issue.done', { code }) });
    } catch (error) {
      const found = fieldErrorsFor(error, { max_uses: 'max_uses', expires_on: 'expires_on' });
      for (const { name, code } of found) form.setError(name, { message: code }, { shouldFocus: true });
      if (found.length === 0) setFailure(errorText(error, t('invitations.issue.failed')));
    }
  });
  return { form, failure, issue, now };
}

function describeProblem(code: string | undefined, t: Translate): string | undefined {
  if (code === undefined) return undefined;
  if (code === 'in_past') return t('invitations.error.in_past');
  if (code === 'too_late') return t('invitations.error.too_late', { days: LIMITS.invitationDaysMax });
  return t('invitations.error.max_uses', LIMITS.teamCodeUses);
}

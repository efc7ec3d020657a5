/** What takes two admins on the page of a person: the questions that can be asked, and those that were. */
import { CONFIRMATION_REASON_MAX, type ConfirmationKind } from '@faircourt/contracts/confirmations';
import type { UserPage } from '@faircourt/contracts/users';
import { ShieldPlus, Trash2, Unlink, UserCheck, UsersRound } from 'lucide-react';
import { useId } from 'react';
import { ConfirmationRow } from '../../domain/confirmations/confirmation-row.tsx';
import { useAskConfirmation } from '../../domain/confirmations/confirmations.queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';

/** Nothing was ever asked: then there is nothing to show. */
export function ConfirmationsCard({ user: { confirmations } }: { user: UserPage }) {
  const t = useText();
  const titleId = useId();
  if (confirmations.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="pb-5 sm:pb-5">
        <CardTitle id={titleId} className="flex items-center gap-2">
          <UsersRound aria-hidden className="size-5 text-court" />
          {t('confirmations.title')}
        </CardTitle>
        <CardDescription>{t('confirmations.subtitle')}</CardDescription>
      </CardHeader>
      <ul className="divide-y divide-line border-t border-line">
        {confirmations.map((confirmation) => (
          <ConfirmationRow key={confirmation.id} confirmation={confirmation} />
        ))}
      </ul>
    </Card>
  );
}

/** Accounts of families and coaches never become an admin's. */
export function MakeAdmin({ user }: { user: UserPage }) {
  const t = useText();
  const { mutateAsync: ask } = useAskConfirmation();
  const isPossible =
    user.role === 'regional_director' && user.status !== 'suspended' && user.is_mailbox_proven;
  if (isAsked(user, 'make_admin') || !isPossible) return null;
  return (
    <ReasonDialog
      trigger={
        <Button variant="secondary" icon={<ShieldPlus aria-hidden />}>
          {t('users.make_admin')}
        </Button>
      }
      title={t('users.make_admin.title', { name: user.name })}
      description={t('users.make_admin.text')}
      label={t('users.reason')}
      hint={t('confirmations.reason.hint')}
      max={CONFIRMATION_REASON_MAX}
      confirmLabel={t('confirmations.ask')}
      onConfirm={(reason) => ask({ kind: 'make_admin', user_id: user.id, reason })}
      done={t('confirmations.ask.done')}
    />
  );
}

/** Suspending unmakes an admin, so this makes one. */
export function ReinstateAdmin({ user }: { user: UserPage }) {
  const t = useText();
  const { mutateAsync: ask } = useAskConfirmation();
  if (isAsked(user, 'reinstate_admin')) return null;
  return (
    <ReasonDialog
      trigger={<Button icon={<UserCheck aria-hidden />}>{t('users.reinstate')}</Button>}
      title={t('users.reinstate.title', { name: user.name })}
      description={t('users.reinstate.admin.text')}
      label={t('users.reason')}
      hint={t('confirmations.reason.hint')}
      max={CONFIRMATION_REASON_MAX}
      confirmLabel={t('confirmations.ask')}
      onConfirm={(reason) => ask({ kind: 'reinstate_admin', user_id: user.id, reason })}
      done={t('confirmations.ask.done')}
    />
  );
}

/** For somebody who cannot ask for it on the page. Admins delete their own accounts. */
export function EraseAccount({ user }: { user: UserPage }) {
  const t = useText();
  const { mutateAsync: ask } = useAskConfirmation();
  if (isAsked(user, 'erase_account') || user.erasure || user.role === 'admin' || user.status === 'suspended')
    return null;
  const { name } = user;
  return (
    <ReasonDialog
      trigger={
        <Button variant="secondary" icon={<Trash2 aria-hidden />}>
          {t('users.erase')}
        </Button>
      }
      title={t('users.erase.title', { name })}
      description={t(user.athlete?.is_minor ? 'users.erase.text.minor' : 'users.erase.text', { name })}
      label={t('users.erase.reason')}
      hint={t('confirmations.reason.hint')}
      max={CONFIRMATION_REASON_MAX}
      confirmLabel={t('confirmations.ask')}
      isDestructive
      onConfirm={(reason) => ask({ kind: 'erase_account', user_id: user.id, reason })}
      done={t('confirmations.ask.done')}
    />
  );
}

type EndLinkProps = { link: UserPage['links'][number]; confirmations: UserPage['confirmations'] };

/** On a court order's word, since nobody of the family does it. */
export function EndLink({ link, confirmations }: EndLinkProps) {
  const t = useText();
  const { mutateAsync: ask } = useAskConfirmation();
  const isOpen = confirmations.some(({ link_id: id, outcome }) => id === link.id && outcome === null);
  if (link.status !== 'active' || !link.other || isOpen) return null;
  return (
    <ReasonDialog
      trigger={
        <Button
          variant="ghost"
          size="sm"
          icon={<Unlink aria-hidden />}
          aria-label={t('ui.named_action', { action: t('users.end_link'), title: link.other.name })}
        >
          {t('users.end_link')}
        </Button>
      }
      title={t('users.end_link.title', { name: link.other.name })}
      description={t('users.end_link.text')}
      label={t('users.end_link.reason')}
      hint={t('confirmations.reason.hint')}
      max={CONFIRMATION_REASON_MAX}
      confirmLabel={t('confirmations.ask')}
      onConfirm={(reason) => ask({ kind: 'end_link', link_id: link.id, reason })}
      done={t('confirmations.ask.done')}
    />
  );
}

function isAsked({ confirmations }: UserPage, kind: ConfirmationKind): boolean {
  return confirmations.some((asked) => asked.kind === kind && asked.outcome === null);
}

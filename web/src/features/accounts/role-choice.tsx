import { SIGN_UP_ROLES, type SignUpRole } from '@faircourt/contracts/vocabulary';
import { BadgeCheck, ClipboardList, Shield, UserRound, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';

const ICONS: Record<SignUpRole, LucideIcon> = {
  athlete: UserRound,
  guardian: Shield,
  coach: ClipboardList,
  regional_director: BadgeCheck,
};

type RoleChoiceProps = {
  registration: UseFormRegisterReturn<'role'>;
  /** The only role that can use the link somebody came by: shown, and nothing to choose. */
  settled: SignUpRole | null;
};

/** Real radio buttons under the cards: arrows, labels and forms work as everywhere. */
export function RoleChoice({ registration, settled }: RoleChoiceProps) {
  const t = useText();
  if (settled !== null) {
    return (
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t('auth.sign_up.role')}</legend>
        <RoleCard role={settled} registration={registration} />
      </fieldset>
    );
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('auth.sign_up.role')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIGN_UP_ROLES.map((role) => (
          <RoleCard key={role} role={role} registration={registration} />
        ))}
      </div>
    </fieldset>
  );
}

function RoleCard({ role, registration }: { role: SignUpRole; registration: UseFormRegisterReturn<'role'> }) {
  const t = useText();
  const id = useId();
  const Icon = ICONS[role];
  return (
    <label
      htmlFor={id}
      className="flex cursor-pointer items-start gap-3 rounded-md border border-line-strong/60 bg-surface px-3 py-2.5 transition-[border-color,background-color,box-shadow] hover:border-line-strong has-checked:border-court has-checked:bg-court-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-court)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-court"
    >
      <input
        id={id}
        type="radio"
        value={role}
        aria-labelledby={`${id}-role`}
        aria-describedby={`${id}-meaning`}
        className="sr-only"
        {...registration}
      />
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
      <span className="min-w-0">
        <span id={`${id}-role`} className="block font-medium">
          {t(`auth.role.${role}`)}
        </span>
        <span id={`${id}-meaning`} className="block text-sm text-muted">
          {t(`auth.role.${role}.meaning`)}
        </span>
      </span>
    </label>
  );
}

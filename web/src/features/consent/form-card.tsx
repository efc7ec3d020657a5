import type { ConsentForm, Signature } from '@faircourt/contracts/consent-signing';
import { ChevronDown, CircleCheck, CircleDashed, FilePenLine, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { cn } from '../../ui/class-names.ts';
import { isOptional, type WaitedFor } from './asked-forms.ts';
import type { FormsOfAthlete } from './athlete-forms.tsx';
import { CopyButton } from './copy-button.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { useNeededFor } from './use-needed-for.ts';
import { WithdrawButton } from './withdraw-button.tsx';

type FormState = 'unsigned' | 'signed' | 'outdated';

const LOOKS: Record<FormState, { tone: BadgeTone; icon: LucideIcon }> = {
  unsigned: { tone: 'caution', icon: CircleDashed },
  signed: { tone: 'verified', icon: CircleCheck },
  outdated: { tone: 'caution', icon: FilePenLine },
};

type FormCardProps = {
  athlete: FormsOfAthlete;
  form: ConsentForm;
  waitedFor: WaitedFor;
  /** One button above signs all that is needed: this one steps back. */
  isSignedTogether: boolean;
};

/** One form of one athlete: what it is for, whether it is signed, and what can be done with it. */
export function FormCard({ athlete, form, waitedFor, isSignedTogether }: FormCardProps) {
  const t = useText();
  const isUnneeded = isOptional(form.kind, waitedFor);
  const neededFor = useNeededFor(waitedFor)(form.kind);
  const format = useFormat();
  const titleId = useId();
  const bodyId = useId();
  const state = stateOf(form);
  // What is signed is one line; what was signed just now stays as it was.
  const [isOpen, setIsOpen] = useState(state !== 'signed');
  const { tone, icon } = LOOKS[state];
  const { document, signatures, past } = form;
  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="min-w-0 flex-1 basis-56 text-lg break-words">
          {document.title}
        </h3>
        <div className="flex flex-wrap gap-2">
          {state === 'unsigned' && isUnneeded && <Badge>{t('consent.optional')}</Badge>}
          <Badge tone={state === 'unsigned' && isUnneeded ? 'neutral' : tone} icon={icon}>
            {t(`consent.state.${state}`)}
          </Badge>
        </div>
      </div>
      {state === 'signed' && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          className="-my-2 flex min-h-12 w-full items-center gap-3 text-left"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="min-w-0 flex-1">
            <span className="block font-medium break-words">
              {t('consent.signed_as', { name: format.list(signatures.map((one) => one.signed_name)) })}
            </span>
            <span className="block text-sm text-muted">{t('consent.signed_more')}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={cn('size-5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      )}
      <div
        id={bodyId}
        hidden={!isOpen && state === 'signed'}
        className={cn((isOpen || state !== 'signed') && 'flex flex-col gap-4')}
      >
        <p>{t(`consent.purpose.${form.kind}`)}</p>
        {state === 'unsigned' && neededFor !== null && <p className="font-medium">{neededFor}</p>}
        <p className="text-sm text-muted">{t('consent.version', { version: document.version })}</p>
        {signatures.length > 0 && (
          <ul className="flex flex-col gap-3">
            {signatures.map((signature) => (
              <SignatureInEffect key={signature.id} {...{ athlete, form, signature }} />
            ))}
          </ul>
        )}
        {state === 'outdated' && <p className="font-medium text-caution">{t('consent.outdated')}</p>}
        <div className="flex flex-wrap gap-3">
          <SignDialog athlete={athlete} form={form} isQuiet={isUnneeded || isSignedTogether} />
        </div>
        {past.length > 0 && <PastSignatures past={past} />}
      </div>
    </article>
  );
}

function stateOf({ signatures, outdated }: ConsentForm): FormState {
  if (signatures.length === 0) return 'unsigned';
  return outdated === null ? 'signed' : 'outdated';
}

type SignatureInEffectProps = { athlete: FormsOfAthlete; form: ConsentForm; signature: Signature };

function SignatureInEffect({ athlete, form, signature }: SignatureInEffectProps) {
  const t = useText();
  const format = useFormat();
  const { signed_name, signed_by, is_yours, signed_at, version } = signature;
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line bg-sunken/60 p-4">
      <div className="min-w-0">
        <p className="font-medium break-words">{t('consent.signed_as', { name: signed_name })}</p>
        <p className="text-sm text-muted">
          {t(is_yours ? 'consent.signed_by_you' : 'consent.signed_by', {
            name: signed_by,
            time: format.dateTime(signed_at),
            version,
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <CopyButton signature={signature} kind={form.kind} title={form.document.title} />
        {athlete.can_sign && <WithdrawButton athlete={athlete} form={form} signature={signature} />}
      </div>
    </li>
  );
}

function PastSignatures({ past }: { past: readonly Signature[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <details>
      <summary className="w-fit rounded-sm text-sm font-medium text-court">
        {t('consent.past', { count: past.length })}
      </summary>
      <ul className="mt-2 flex flex-col gap-1 text-sm text-muted">
        {past.map(({ id, signed_name, signed_at, version, withdrawn_at }) => (
          <li key={id}>
            {t('consent.past_item', {
              name: signed_name,
              version,
              signed: format.date(signed_at),
              withdrawn: withdrawn_at ? format.date(withdrawn_at) : '',
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

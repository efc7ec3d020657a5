/** What replaces the form once the message is stored. The script fills in the reference and the address. */
import { SUPPORT_ANSWER_HOURS } from '@faircourt/contracts/support';
import { SUPPORT_TYPES, type SupportType } from '@faircourt/contracts/vocabulary';
import { CircleCheck } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { SafetySteps } from './safety-steps.tsx';

export function SupportReceived() {
  const t = useText();
  return (
    <section
      hidden
      data-support-received=""
      aria-labelledby="support-received"
      className="mt-8 rounded-lg border border-verified/30 bg-surface p-5 shadow-soft sm:p-8"
    >
      <CircleCheck aria-hidden className="size-9 text-verified" />
      <h2 id="support-received" tabIndex={-1} className="mt-4 text-2xl">
        {t('public.support.received.title')}
      </h2>
      <p data-fill="" className="mt-3 text-lg break-words">
        {t('public.support.received.text', { email: '{email}' })}
      </p>
      <p className="mt-4 inline-flex flex-wrap items-baseline gap-x-3 rounded-md bg-sunken px-4 py-2.5">
        <span className="text-sm text-muted">{t('public.support.received.reference')}</span>
        <strong data-reference="" className="text-lg tracking-wide whitespace-nowrap tabular-nums" />
      </p>
      {SUPPORT_TYPES.map((type) => (
        <div key={type} hidden data-next={type} className="mt-5">
          <NextStep type={type} />
        </div>
      ))}
      <p className="mt-5 text-muted">{t('public.support.received.no_mail')}</p>
      <Button variant="secondary" className="mt-7" data-write-again="">
        {t('public.support.received.again')}
      </Button>
    </section>
  );
}

function NextStep({ type }: { type: SupportType }) {
  const t = useText();
  if (type === 'safety') return <SafetySteps />;
  return (
    <>
      <p>{t(`public.support.next.${type}`, { days: SUPPORT_ANSWER_HOURS[type] / 24 })}</p>
      {type === 'nil-consulting' && (
        <p className="mt-3 signed-in:hidden">{t('public.support.next.nil-consulting.account')}</p>
      )}
      {/* The script names the message itself, where it was stored as theirs. */}
      <a
        href={PATHS.supportInbox}
        data-own-request=""
        className={buttonClasses({ className: 'mt-5 hidden signed-in:inline-flex' })}
      >
        {t('public.support.received.own')}
      </a>
    </>
  );
}

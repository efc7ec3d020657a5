/**
 * The form as HTML. Every word the script may need is already here, in the page's language: errors in data attributes,
 * failures in templates. No maxlength on the message: browsers would cut off what people paste without a word.
 */
import { LIMITS } from '@faircourt/contracts/limits';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { CircleAlert, Send } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Input, Textarea } from '../../ui/input.tsx';
import { PATHS } from '../../shell/paths.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { SUPPORT_EMAIL } from './support-address.ts';
import { SupportField } from './support-field.tsx';
import { FailureTemplates } from './support-failures.tsx';
import { TypeChoice } from './type-choice.tsx';

export function SupportForm({ locale }: { locale: Locale }) {
  const t = useText();
  const { number } = useFormat();
  return (
    <form
      // What a browser without the script would do with it: stay here and send nothing.
      method="dialog"
      noValidate
      data-support-form=""
      data-locale={locale}
      data-mail={SUPPORT_EMAIL}
      className="relative mt-8 flex flex-col gap-7 rounded-lg border border-line bg-surface p-5 shadow-soft sm:p-8"
    >
      <NeedsScript />
      <Replying />
      <TypeChoice />
      <SupportField
        name="name"
        label={t('public.support.name.label')}
        errors={{
          required: t('public.support.name.required'),
          too_big: t('public.support.name.too_long', { max: LIMITS.nameMax }),
        }}
      >
        {(ids) => <Input name="name" autoComplete="name" required {...ids} />}
      </SupportField>
      <SupportField
        name="email"
        label={t('public.support.email.label')}
        hint={t('public.support.email.hint')}
        errors={{
          required: t('public.support.email.required'),
          invalid: t('public.support.email.invalid'),
        }}
      >
        {(ids) => (
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required

            {...ids}
          />
        )}
      </SupportField>
      <p hidden data-from-account="" className="-mt-4 text-sm text-muted">
        {t('public.support.from_account')}{' '}
        <a
          href={PATHS.settings}
          className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
        >
          {t('public.support.from_account.change')}
        </a>
      </p>
      <SupportField
        name="message"
        label={t('public.support.message.label')}
        hint={t('public.support.message.hint')}
        errors={{
          required: t('public.support.message.required'),
          too_big: t('public.support.message.too_long', { max: number(LIMITS.supportMessageMax) }),
        }}
      >
        {(ids) => (
          <>
            <Textarea
              name="message"
              rows={7}
              required
              className="field-sizing-content min-h-44 max-h-[60vh]"
              {...ids}
            />
            <p hidden data-count="" className="text-sm text-muted tabular-nums">
              {t('public.support.message.count', { count: '{count}', max: number(LIMITS.supportMessageMax) })}
            </p>
          </>
        )}
      </SupportField>
      <Trap />
      <div role="alert" data-failure-region="" className="empty:-mt-7" />
      <div className="flex flex-wrap items-center gap-4">
        <button
          type="submit"
          data-submit=""
          className={cn(buttonClasses({ variant: 'primary', size: 'lg' }), 'group max-sm:w-full')}
        >
          <span className="flex items-center gap-2 group-aria-disabled:hidden">
            <Send aria-hidden />
            {t('public.support.submit')}
          </span>
          <span className="hidden items-center gap-2 group-aria-disabled:flex">
            <Spinner />
            {t('public.support.submitting')}
          </span>
        </button>
        <p className="text-sm text-muted">{t('public.support.kept_note')}</p>
      </div>
      <FailureTemplates />
    </form>
  );
}

/** Shown in the place of the choice when somebody comes from our answer, whose reference is in the address. */
function Replying() {
  const t = useText();
  return (
    <div hidden data-replying="" className="rounded-md border border-court/25 bg-court-soft px-4 py-3">
      <input type="hidden" name="reference" />
      <p data-replying-text="">{t('public.support.replying', { reference: '{reference}' })}</p>
    </div>
  );
}

/** Shown where scripts are off, and by support.css when the script has not come after a while. */
function NeedsScript() {
  const t = useText();
  return (
    <div
      data-needs-script=""
      className="flex items-start gap-3 rounded-md border border-caution/30 bg-caution-soft px-4 py-3"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-caution" />
      <p>
        {t('public.support.needs_script')}{' '}
        <a href={`mailto:${SUPPORT_EMAIL}`} className="font-medium text-court underline underline-offset-4">
          {SUPPORT_EMAIL}
        </a>
      </p>
    </div>
  );
}

/** Invisible to people by sight, by ear and by keyboard. What fills it in is a machine. */
function Trap() {
  const t = useText();
  return (
    <div aria-hidden="true" className="pointer-events-none absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {t('public.support.trap')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

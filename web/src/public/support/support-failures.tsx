/** Why a message was not sent, and what to do about it. The script copies one of these into the alert region. */
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import type { FailureKind } from './send-support-request.ts';
import { SUPPORT_EMAIL } from './support-address.ts';

const TITLES = {
  fields: 'public.support.failure.fields_title',
  offline: 'public.support.failure.title',
  unreachable: 'public.support.failure.title',
  too_many: 'public.support.failure.title',
} as const satisfies Record<FailureKind, string>;

export function FailureTemplates() {
  return (
    <>
      <FailureTemplate kind="fields" />
      <FailureTemplate kind="offline" />
      <FailureTemplate kind="unreachable" />
      <FailureTemplate kind="too_many" />
    </>
  );
}

function FailureTemplate({ kind }: { kind: FailureKind }) {
  const t = useText();
  const mail = (
    <a
      href={`mailto:${SUPPORT_EMAIL}`}
      data-mail-link=""
      className={buttonClasses({ variant: 'secondary', size: 'sm' })}
    >
      {t('public.support.failure.mail')}
    </a>
  );
  return (
    <template data-failure={kind}>
      {/* The region around it is the alert; announcing it twice would be one too many. */}
      <Alert
        kind="caution"
        title={t(TITLES[kind])}
        action={kind === 'unreachable' || kind === 'too_many' ? mail : undefined}
      >
        <p data-failure-text="">{t(`public.support.failure.${kind}`, { time: '{time}' })}</p>
      </Alert>
    </template>
  );
}

import { useText } from '../../../i18n/use-text.ts';
import { RequestContact } from './requests/request-contact.tsx';
import { GroupSection, type GroupState } from './group-section.tsx';

/** Nobody reaches an athlete except through the guardian; the page says so instead of leaving a gap. */
export function ContactSection({ state }: { state: GroupState }) {
  const t = useText();
  return (
    <GroupSection
      title={t('athlete.contact')}
      state={state}
      closedText={t('athlete.contact.closed')}
      closedAction={<RequestContact />}
    >
      <div className="flex flex-col gap-4">
        <p>{t('athlete.contact.open')}</p>
        <RequestContact />
      </div>
    </GroupSection>
  );
}

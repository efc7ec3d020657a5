import { useText } from '../../../i18n/use-text.ts';
import { GroupSection, type GroupState } from './group-section.tsx';

/** Nobody reaches an athlete except through the guardian; the page says so instead of leaving a gap. */
export function ContactSection({ state }: { state: GroupState }) {
  const t = useText();
  return (
    <GroupSection title={t('athlete.contact')} state={state} closedText={t('athlete.contact.closed')}>
      <p>{t('athlete.contact.open')}</p>
    </GroupSection>
  );
}

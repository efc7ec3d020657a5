import type { ContactDetailNote, FamilyAthlete } from '@faircourt/contracts/family';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { useContactWords } from '../../../domain/use-contact-words.ts';

/** What looks like a way to reach the child in the child's own words: the guardian decides what to do about it. */
export function ContactDetailsNote({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const words = useContactWords();
  const { contact_details, is_adult, name } = athlete;
  if (is_adult || contact_details.length === 0) return null;
  const sentence = ({ field, video_title, kinds }: ContactDetailNote) =>
    t(`family.contact_details.${field}`, { name, title: video_title ?? '', what: words(kinds) });
  return (
    <Alert kind="caution" title={t('family.contact_details')}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {contact_details.map((note) => (
          <li key={note.video_id ?? note.field} className="break-words">
            {sentence(note)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

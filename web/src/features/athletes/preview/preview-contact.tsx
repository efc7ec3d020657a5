/** What the preview says of contact: it opens coach by coach, so a coach like all others finds it closed while some do not. */
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { familyRequestsQuery } from '../../../domain/family-requests.query.ts';
import { threadsQuery } from '../../../domain/threads.query.ts';
import { threadPath } from '../../../shell/paths.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ContactSection } from '../page/contact-section.tsx';
import { openSince } from './open-since.ts';

type PreviewContactProps = { athleteId: string; state: CompleteProfile['states']['contact'] };

export function PreviewContact({ athleteId, state }: PreviewContactProps) {
  const t = useText();
  const format = useFormat();
  const { data: list } = useQuery(threadsQuery);
  const { data: requests } = useQuery(familyRequestsQuery);
  const open = (list?.threads ?? []).filter(
    ({ athlete, is_open: isOpen }) => athlete.id === athleteId && isOpen,
  );
  if (open.length === 0) return <ContactSection state={state} />;
  return (
    <Card className="flex flex-col gap-2 p-5 shadow-none sm:px-6">
      <CardTitle className="text-base">{t('athlete.contact')}</CardTitle>
      <ul className="flex flex-col gap-1">
        {open.map((thread) => {
          const since = openSince(thread, requests);
          const { name, institution_name: institution } = thread.coach;
          const words = { coach: [name, institution].filter(Boolean).join(', ') };
          return (
            <li key={thread.id} className="break-words">
              <Link
                to={threadPath(thread.id)}
                className="text-court underline decoration-court/35 underline-offset-4"
              >
                {since === null
                  ? t('preview.contact.open', words)
                  : t('preview.contact.open_since', { ...words, date: format.date(since) })}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="text-muted">{t('preview.contact.others')}</p>
    </Card>
  );
}

import type { CompleteProfile, OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { ExternalLink, FileText } from 'lucide-react';
import { useState } from 'react';
import { fileUrl, isFileKeyFresh } from '../../../api/file-url.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { GroupSection } from './group-section.tsx';
import { systemClock } from '../../../api/clock.ts';

type TranscriptSectionProps = { opened: OpenedAthlete; renew: () => Promise<OpenedAthlete> };

export function TranscriptSection({ opened, renew }: TranscriptSectionProps) {
  const t = useText();
  if (!opened.profile) return null;
  const { transcript, states, badges } = opened.profile;
  const hasAny = Boolean(transcript?.file ?? transcript?.transcript_url);
  return (
    <GroupSection
      title={t('athlete.transcript')}
      state={states.transcript}
      badge={hasAny ? badges.transcript : undefined}
    >
      {transcript && hasAny ? (
        <div className="flex flex-wrap gap-3">
          {transcript.file && (
            // A new answer brings a new key, and with it a new life of the link.
            <FileLink
              key={opened.file_key}
              url={transcript.file.url}
              fileKey={opened.file_key}
              renew={renew}
            />
          )}
          <AddressLink transcript={transcript} />
        </div>
      ) : (
        <p className="text-muted">{t('athlete.nothing_yet')}</p>
      )}
    </GroupSection>
  );
}

function FileLink({
  url,
  fileKey,
  renew,
}: {
  url: string;
  fileKey: string;
  renew: TranscriptSectionProps['renew'];
}) {
  const t = useText();
  const [since] = useState(() => systemClock.now());
  const openWithNewKey = async () => {
    const { profile, file_key } = await renew();
    const file = profile?.transcript?.file;
    if (file) open(fileUrl(file.url, file_key), '_blank', 'noopener');
  };
  return (
    <a
      href={fileUrl(url, fileKey)}
      target="_blank"
      rel="noopener"
      className={buttonClasses({ variant: 'secondary' })}
      onClick={(event) => {
        if (isFileKeyFresh(since)) return;
        event.preventDefault();
        void openWithNewKey();
      }}
    >
      <FileText aria-hidden />
      {t('athlete.transcript.open')}
    </a>
  );
}

function AddressLink({ transcript }: { transcript: NonNullable<CompleteProfile['transcript']> }) {
  const t = useText();
  if (!transcript.transcript_url) return null;
  return (
    <a
      href={transcript.transcript_url}
      target="_blank"
      rel="noreferrer noopener"
      className={buttonClasses({ variant: 'secondary' })}
    >
      <ExternalLink aria-hidden />
      {t('athlete.transcript.address')}
    </a>
  );
}

/** Regional directors who wait: for whom they say they work, what speaks for it, and the two answers. */
import type { Director, DirectorApplication } from '@faircourt/contracts/regions';
import { BadgeCheck, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { CountryNames } from '../../ui/country-name.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import { RegionsDialog } from './regions-dialog.tsx';
import { DocumentLink } from './document-link.tsx';
import { waitingDirectors } from '../../domain/admin-work.queries.ts';
import { WaitingRow, WaitingSection } from '../../domain/waiting-section.tsx';
import { useDirectors } from './directors.queries.ts';
import { RefuseButton } from './refuse-button.tsx';

export function WaitingDirectors() {
  const t = useText();
  const query = useDirectors();
  const { data, refetch } = query;
  const renew = async () => {
    const { data: renewed } = await refetch();
    return { file_key: renewed?.file_key ?? data?.file_key ?? '' };
  };
  return (
    <WaitingSection
      icon={BadgeCheck}
      title={t('directors.waiting')}
      text={t('directors.waiting.text')}
      empty={t('directors.waiting.empty')}
      query={query}
      rows={
        data &&
        waitingDirectors(data).map((director) => (
          <DirectorRow
            key={director.user_id}
            director={director}
            // A new answer brings a new key, and with it a new life of the link.
            document={
              <DocumentLink key={data.file_key} director={director} fileKey={data.file_key} renew={renew} />
            }
          />
        ))
      }
    />
  );
}

function DirectorRow({ director, document }: { director: Director; document: ReactNode }) {
  const t = useText();
  const format = useFormat();
  const { application } = director;
  const hasProof = director.document !== null || Boolean(application?.referee_name);
  return (
    <WaitingRow
      title={director.name}
      badges={application && <DomainBadge application={application} />}
      actions={
        <>
          {application && hasProof && <RegionsDialog director={director} />}
          <RefuseButton director={director} />
        </>
      }
    >
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Fact name={t('directors.email')}>{director.email}</Fact>
        {application && (
          <>
            <Fact name={t('directors.federation')}>{application.federation}</Fact>
            <Fact name={t('directors.website')}>
              <WebLink address={application.website} />
            </Fact>
            <Fact name={t('directors.referee')}>
              {application.referee_name
                ? `${application.referee_name}, ${application.referee_contact ?? ''}`
                : t('directors.none')}
            </Fact>
            {application.countries_known.length > 0 && (
              <Fact name={t('directors.countries_known')}>
                <CountryNames codes={application.countries_known} />
              </Fact>
            )}
            {application.languages && <Fact name={t('directors.languages')}>{application.languages}</Fact>}
          </>
        )}
        <Fact name={t('directors.document')}>{director.document ? document : t('directors.none')}</Fact>
        <Fact name={t('directors.since')}>{format.date(director.created_at)}</Fact>
      </dl>
      {!(application && hasProof) && (
        <p className="flex items-start gap-2 text-caution">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t(application ? 'directors.no_proof' : 'directors.no_application')}
        </p>
      )}
    </WaitingRow>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted max-sm:mt-1.5">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

/** How the proven address fits the website they named; it proves nothing by itself. */
function DomainBadge({ application: { domain_match: match } }: { application: DirectorApplication }) {
  const t = useText();
  if (match === 'free_mail') {
    return (
      <Badge tone="caution" icon={TriangleAlert}>
        {t('directors.match.free_mail')}
      </Badge>
    );
  }
  return match === 'different' || match === 'unknown' ? (
    <Badge tone="caution" icon={TriangleAlert}>
      {t('directors.match.different')}
    </Badge>
  ) : (
    <Badge tone="verified" icon={CircleCheck}>
      {t('directors.match.fits')}
    </Badge>
  );
}

/** /dashboard/athletes/:id/preview: the athlete's page as others would find it, for the family. Nothing is counted. */
import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { previewQuery } from '../../../domain/athlete-preview.query.ts';
import { useFamily } from '../../../domain/family.query.ts';
import { NotYourPage, useIsOwnPage } from '../../../domain/not-your-page.tsx';
import { BackLink } from '../../../shell/back-link.tsx';
import { PageMissing } from '../../../shell/page-missing.ts';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { AthleteProfile } from '../page/athlete-profile.tsx';
import { PreviewContact } from './preview-contact.tsx';
import { WaitingFacts } from './waiting-facts.tsx';

export function PreviewPage() {
  const t = useText();
  if (useIsOwnPage(PATHS.athletePreview)) return <FamilyPreview />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('preview.title')} />
      <NotYourPage page={PATHS.athletePreview}>{t('preview.refused')}</NotYourPage>
    </div>
  );
}

function FamilyPreview() {
  const t = useText();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { named, isPending } = useNamedInstitutions(id);
  const [chosenId, setChosenId] = useState(query.get('institution'));
  const [picked, setPicked] = useState<Viewer | null>(null);
  const chosen = named.find((one) => one.id === chosenId);
  const institution = chosen ?? named[0];
  // What an address names, and no decision names any more, is a coach like all others.
  const viewer = picked ?? (chosen ? 'institution' : 'verified_coach');
  const isKnown = picked !== null || chosenId === null || !isPending;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('preview.title')} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <BackToFamily />
        <Segmented
          label={t('preview.as')}
          isLabelShown
          options={VIEWERS.filter((value) => value !== 'institution' || named.length > 0).map((value) => ({
            value,
            label: t(`preview.as.${value}`),
          }))}
          value={viewer}
          onChange={setPicked}
        />
        {viewer === 'institution' && named.length > 1 && (
          <Field label={t('preview.which')} className="min-w-0 max-w-full">
            <Select value={institution?.id} onChange={({ target }) => setChosenId(target.value)}>
              {named.map(({ id: institutionId, name }) => (
                <option key={institutionId} value={institutionId}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {isKnown ? (
        <Previewed
          key={`${viewer} ${institution?.id}`}
          athleteId={id}
          viewer={viewer}
          institution={viewer === 'institution' ? institution : undefined}
        />
      ) : (
        <LoadingView label={t('athlete.page.loading')} className="min-h-96" />
      )}
    </div>
  );
}

const VIEWERS = ['verified_coach', 'member', 'institution'] as const;
type Viewer = (typeof VIEWERS)[number];
type Institution = { id: string; name: string };

/** Those about which something was decided by name: their coaches may find more than others, or less. */
function useNamedInstitutions(athleteId: string): { named: Institution[]; isPending: boolean } {
  const { data: family, isPending } = useFamily();
  const switches = family?.athletes.find(({ id }) => id === athleteId)?.switches ?? [];
  const named = new Map(
    switches.flatMap(({ institution }) => (institution ? [[institution.id, institution]] : [])),
  );
  return {
    named: [...named.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
    isPending,
  };
}

function BackToFamily() {
  const t = useText();
  const isAthlete = useRole() === 'athlete';
  return <BackLink to={isAthlete ? PATHS.guardians : PATHS.athletes}>{t('preview.back')}</BackLink>;
}

type PreviewedProps = { athleteId: string; viewer: Viewer; institution: Institution | undefined };

function Previewed({ athleteId, viewer, institution }: PreviewedProps) {
  const t = useText();
  const errorText = useErrorText();
  const {
    data: preview,
    error,
    isFetching,
    refetch,
  } = useQuery(
    previewQuery(
      athleteId,
      institution
        ? { as: 'verified_coach', institution: institution.id }
        : { as: viewer === 'member' ? viewer : 'verified_coach' },
    ),
  );
  if (isMissing(error)) throw new PageMissing();
  if (preview === undefined && error) {
    return (
      <Card>
        <ErrorState title={t('athlete.page.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (preview === undefined) return <LoadingView label={t('athlete.page.loading')} className="min-h-96" />;
  const { opened } = preview;
  if (opened === null) return <NothingThere viewer={viewer} institution={institution} />;
  return (
    <>
      <p className="rounded-md border border-court/25 bg-court-soft px-4 py-3">
        {t(`preview.note.${viewer}`, { institution: institution?.name ?? '' })}{' '}
        {opened.card.height_cm !== null && t('preview.note.card')}
      </p>
      {opened.profile && <WaitingFacts athleteId={athleteId} states={opened.profile.states} />}
      <AthleteProfile
        opened={opened}
        isRelease={viewer !== 'member'}
        renew={async () => (await refetch()).data?.opened ?? opened}
        contact={
          opened.profile && <PreviewContact athleteId={athleteId} state={opened.profile.states.contact} />
        }
      />
    </>
  );
}

function NothingThere({ viewer, institution }: Omit<PreviewedProps, 'athleteId'>) {
  const t = useText();
  const isAthlete = useRole() === 'athlete';
  return (
    <Card>
      <h1 tabIndex={-1} className="sr-only">
        {t('preview.title')}
      </h1>
      <EmptyState
        icon={EyeOff}
        title={t('preview.nothing')}
        action={
          isAthlete && (
            <Link to={PATHS.profile} className={buttonClasses()}>
              {t('road.todo.choose_visibility')}
            </Link>
          )
        }
      >
        {t(`preview.nothing.${viewer}`, { institution: institution?.name ?? '' })}{' '}
        {t(isAthlete ? 'preview.nothing.next.own' : 'preview.nothing.next')}
      </EmptyState>
    </Card>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}

/** /dashboard/verifications/:id: one claim beside what speaks for it and what was verified before, and the decision. */
import type { QueueItem, VerificationItem } from '@faircourt/contracts/verification';
import { Inbox } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useIsOwnPage } from '../../../domain/not-your-page.tsx';
import { KeyboardHint } from '../../../domain/queue-keys/keyboard-hint.tsx';
import { BackLink } from '../../../shell/back-link.tsx';
import { PageMissing } from '../../../shell/page-missing.ts';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMatches } from '../../../ui/use-matches.ts';
import { VIEWING_KEYS } from '../evidence/use-viewing-keys.ts';
import { ChangedNote } from './changed-note.tsx';
import { ClaimCard } from './claim-card.tsx';
import { ClosedToYou, isRefusal } from './closed-to-you.tsx';
import { CorrectInstitution } from './correct-institution.tsx';
import { DecisionCard } from './decision-card.tsx';
import { LISTED_KEYS } from './decision-keys.ts';
import { EarlierChecks } from './earlier-checks.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { GuardianCard } from './guardian-card.tsx';
import { InstitutionCard } from './institution-card.tsx';
import { ItemHeader, OpenProfile } from './item-header.tsx';
import { NextLink } from './next-link.tsx';
import { OutcomeCard, OutcomeDetails } from './outcome-card.tsx';
import { isItemPath, queuePath, readQueueView, type QueueView } from './queue-view.ts';
import { useItem } from './queue.queries.ts';
import { useTellDecided } from './use-tell-decided.ts';
import { UNDO_TOAST } from './use-undo.ts';
import { ValuesCard } from './values-card.tsx';

/** From here on the claim and the evidence stand beside each other: `xl` of the style sheet. */
const SIDE_BY_SIDE = '(min-width: 80rem)';

/** The claim stays above what is known of the account, which goes below it: claim, evidence and decision are seen together. */
const PINNED = '[@media(min-height:40rem)]:sticky top-0 z-10';

export function ItemPage() {
  return useIsOwnPage(PATHS.verification) ? <DirectorsItem /> : <Closed />;
}

function Closed() {
  const t = useText();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('queue.title')} />
      <ClosedToYou page={PATHS.verification} />
    </div>
  );
}

function DirectorsItem() {
  const t = useText();
  const errorText = useErrorText();
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const view = useMemo(() => readQueueView(address), [address]);
  const role = useRole();
  const isPending = useSession().session?.user.status === 'pending';
  const { data: item, error, isFetching, refetch } = useItem(id);
  const isPendingDirector = isPending && role === 'regional_director';
  if (error && (isRefusal(error) || (isMissing(error) && isPendingDirector))) {
    return <Closed />;
  }
  if (isMissing(error) && item) return <Gone view={view} />;
  if (isMissing(error)) throw new PageMissing();
  if (item) {
    return <Item key={id} item={item} view={view} renew={async () => (await refetch()).data ?? item} />;
  }
  if (error) {
    return (
      <Card>
        <PageTitle title={t('item.failed')} />
        <ErrorState title={t('item.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      <PageTitle title={t('queue.title')} />
      <LoadingView className="min-h-96" />
    </>
  );
}

/** An address that is no id is as missing as an item of another region. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}

type ItemProps = { item: VerificationItem; view: QueueView; renew: () => Promise<VerificationItem> };

function Item({ item, view, renew }: ItemProps) {
  const t = useText();
  // What was on the screen when it was opened: somebody who judges must not have values changed under their eyes.
  const [seenHash, setSeenHash] = useState(item.values_hash);
  const [isDecisionNext, setIsDecisionNext] = useState(false);
  const valuesTitle = useRef<HTMLHeadingElement>(null);
  const [next, setNext] = useState<QueueItem | null>(null);
  const tellDecided = useTellDecided();
  const wordsId = useId();
  // One below the other, the claim is read before what speaks for it, by eye and by keyboard; the decision comes after both.
  const isSideBySide = useMatches(SIDE_BY_SIDE);
  const isChanged = item.status === 'open' && item.values_hash !== seenHash;
  /** Who has claimed it decides next, and reads first where the decision is below what it is about. */
  const goOn = () => {
    if (isSideBySide) setIsDecisionNext(true);
    else valuesTitle.current?.focus();
  };
  // What is known of the account stands between the claim and the decision, and may be long.
  const isOfAccount = item.guardian !== null || item.institution !== null;
  // The way back from the decision before would lie over this one; the list of what was decided has it too.
  useEffect(() => {
    if (item.can_decide) toast.dismiss(UNDO_TOAST);
  }, [item.can_decide]);
  return (
    // On a wide screen the claim and the decision stay in sight beside the evidence, which scrolls.
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] xl:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-6 xl:gap-4">
        <div className="flex flex-wrap justify-between gap-3">
          <BackToQueue view={view} />
          <div className="flex flex-wrap gap-x-1">
            <KeyboardHint
              keys={LISTED_KEYS}
              more={{ title: t('evidence.keys.title'), keys: VIEWING_KEYS }}
              title={t('item.keys.title')}
              text={t('item.keys.text')}
            />
            {item.athlete && <OpenProfile athleteId={item.athlete.id} />}
          </div>
        </div>
        <ItemHeader item={item} isSideBySide={isSideBySide} />
        {item.status === 'open' ? (
          <ClaimCard item={item} view={view} isSideBySide={isSideBySide} onClaimed={goOn} />
        ) : (
          <OutcomeCard
            item={item}
            wordsId={wordsId}
            isSideBySide={isSideBySide}
            next={
              next && (
                <NextLink next={next} view={view} describedBy={wordsId} onGone={() => tellDecided(item)} />
              )
            }
          />
        )}
        <output className="block empty:hidden">
          {isChanged && <ChangedNote onLooked={() => setSeenHash(item.values_hash)} />}
        </output>
        {!isSideBySide && <ValuesCard item={item} titleRef={valuesTitle} />}
        <EvidenceCard item={item} renew={renew} />
      </div>
      {/* The values keep their height and the decision takes the rest; where both do not fit, they scroll together. */}
      <div
        className={cn(
          'min-w-0 flex-col gap-6 max-xl:contents xl:sticky xl:top-20 xl:row-span-2 xl:flex xl:max-h-[calc(100svh-7rem)] xl:gap-3 xl:self-start xl:overflow-y-auto',
          isOfAccount && 'xl:scroll-pt-44',
        )}
      >
        {isSideBySide && (
          <ValuesCard item={item} titleRef={valuesTitle} className={cn('shrink-0', isOfAccount && PINNED)} />
        )}
        <div className="flex min-w-0 shrink-0 flex-col gap-6 empty:hidden xl:gap-3">
          {item.institution && (
            <InstitutionCard
              institution={item.institution}
              coach={item.coach}
              correction={
                item.can_decide && (
                  <CorrectInstitution
                    institution={item.institution}
                    // What one has changed oneself needs no second look; what was new before it still does.
                    onCorrected={async () => {
                      const { values_hash } = await renew();
                      if (!isChanged) setSeenHash(values_hash);
                    }}
                  />
                )
              }
            />
          )}
          {item.guardian && <GuardianCard item={item} guardian={item.guardian} />}
        </div>
        {item.can_decide && (
          <DecisionCard
            item={item}
            seenHash={seenHash}
            view={view}
            isFocused={isDecisionNext}
            onNext={setNext}
          />
        )}
        {item.status !== 'open' && <OutcomeDetails item={item} />}
      </div>
      <EarlierChecks item={item} />
    </div>
  );
}

/** It was there a moment ago: the athlete moved, the family withdrew it, or it is a conflict of interest by now. */
function Gone({ view }: { view: QueueView }) {
  const t = useText();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('queue.title')} />
      <Card>
        <EmptyState icon={Inbox} title={t('item.gone')} action={<BackToQueue view={view} />}>
          {t('item.gone.text')}
        </EmptyState>
      </Card>
    </div>
  );
}

function BackToQueue({ view }: { view: QueueView }) {
  const t = useText();
  return (
    <BackLink to={queuePath(view)} isOfRow={isItemPath} look={{ size: 'sm', className: 'min-h-11 w-fit' }}>
      {t('item.back')}
    </BackLink>
  );
}

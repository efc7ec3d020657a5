import type { Badge as VerificationBadge } from '@faircourt/contracts/athletes';
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { CircleUser, LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardContent, CardTitle } from '../../../ui/card.tsx';
import { VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';

export type GroupState = CompleteProfile['states']['identity'];

type ShownState = {
  state: GroupState;
  /** Seen because of a release, and not because one is family or oversees: then it says so. */
  isRelease?: boolean;
  /** Left out for groups that nobody verifies. Null: shown, but not verified; only the family and overseers see that. */
  badge?: VerificationBadge | null | undefined;
};

type GroupSectionProps = ShownState & {
  title: string;
  /** For a group that keeps its place while it is closed: what opens it. */
  closedText?: string;
  /** Below that sentence. */
  closedAction?: ReactNode;
  children: ReactNode;
};

/** One field group with its state. What is closed is told of in StillPrivate, all of it at once. */
export function GroupSection({
  title,
  closedText,
  closedAction,
  children,
  ...shownState
}: GroupSectionProps) {
  const titleId = useId();
  const { state } = shownState;
  if (state !== 'visible') {
    if (closedText === undefined) return null;
    return (
      <Card
        aria-labelledby={titleId}
        className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5 shadow-none sm:px-6"
      >
        <div className="min-w-0 flex-1 basis-64">
          <CardTitle id={titleId} className="text-base">
            {title}
          </CardTitle>
          <p className="mt-0.5 text-muted">{closedText}</p>
        </div>
        <StateBadge {...shownState} />
        {closedAction}
      </Card>
    );
  }
  return (
    <Card aria-labelledby={titleId}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-5 pb-0 sm:p-6 sm:pb-0">
        <CardTitle id={titleId}>{title}</CardTitle>
        <StateBadge {...shownState} />
      </header>
      <CardContent className="pt-4 sm:pt-4">{children}</CardContent>
    </Card>
  );
}

function StateBadge({ state, badge, isRelease = false }: ShownState) {
  const t = useText();
  if (state !== 'visible') return <Badge icon={LockKeyhole}>{t('athlete.state.not_released')}</Badge>;
  if (badge) return <VerifiedBadge badge={badge} />;
  if (badge === null) return <Badge icon={CircleUser}>{t('athlete.state.unverified')}</Badge>;
  if (!isRelease) return null;
  return (
    <Badge tone="verified" icon={LockKeyholeOpen}>
      {t('athlete.state.released')}
    </Badge>
  );
}

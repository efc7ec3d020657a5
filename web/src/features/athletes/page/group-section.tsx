import type { Badge as VerificationBadge } from '@faircourt/contracts/athletes';
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { CircleUser, Clock3, LockKeyhole, LockKeyholeOpen } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardContent, CardTitle } from '../../../ui/card.tsx';
import { RequestGroup } from './requests/request-group.tsx';
import type { AskableGroup } from './requests/askable-groups.ts';
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
  /** In place of the usual sentence on what opens a closed group. */
  closedText?: string;
  /** What a coach can ask for while it is closed. */
  group?: AskableGroup;
  /** Below the sentence of a closed group, in place of the usual way to ask. */
  closedAction?: ReactNode;
  children: ReactNode;
};

/** One field group with its state. Closed, it is one line that says what has to happen before it opens. */
export function GroupSection({
  title,
  closedText,
  group,
  closedAction,
  children,
  ...shownState
}: GroupSectionProps) {
  const t = useText();
  const titleId = useId();
  const { state } = shownState;
  if (state !== 'visible') {
    return (
      <Card
        aria-labelledby={titleId}
        className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5 shadow-none sm:px-6"
      >
        <div className="min-w-0 flex-1 basis-64">
          <CardTitle id={titleId} className="text-base">
            {title}
          </CardTitle>
          <p className="mt-0.5 text-muted">{closedText ?? t(`athlete.state.${state}.text`)}</p>
        </div>
        <StateBadge {...shownState} />
        {closedAction}
        {group && state === 'not_released' && <RequestGroup group={group} />}
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
  if (state === 'under_verification') {
    return (
      <Badge tone="caution" icon={Clock3}>
        {t('athlete.state.under_verification')}
      </Badge>
    );
  }
  if (state === 'not_released') return <Badge icon={LockKeyhole}>{t('athlete.state.not_released')}</Badge>;
  if (badge) return <VerifiedBadge badge={badge} />;
  if (badge === null) return <Badge icon={CircleUser}>{t('athlete.state.unverified')}</Badge>;
  if (!isRelease) return null;
  return (
    <Badge tone="verified" icon={LockKeyholeOpen}>
      {t('athlete.state.released')}
    </Badge>
  );
}

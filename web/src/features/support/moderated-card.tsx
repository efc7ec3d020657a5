import type { SupportRequestPage } from '@faircourt/contracts/support-inbox';
import { Gavel } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { moderationPath } from '../../shell/paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';

/** Where moderators decide about a safety report, as long as they have not; else null. */
export function undecidedCase(request: SupportRequestPage): string | null {
  const { moderation_item_id: itemId, closed_at: closedAt, can_close: canClose } = request;
  return closedAt === null && !canClose ? itemId : null;
}

/** One case: it is claimed and decided in moderation, and by that time. Here it is answered, or only noted. */
export function ModeratedCard({ itemId, canAnswer }: { itemId: string; canAnswer: boolean }) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('support.moderated')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <p>{t(canAnswer ? 'support.moderated.text' : 'support.moderated.quiet')}</p>
        <Link to={moderationPath(itemId)} className={buttonClasses()}>
          <Gavel aria-hidden />
          {t('support.moderated.open')}
        </Link>
      </CardContent>
    </Card>
  );
}

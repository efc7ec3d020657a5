/** What a family rarely needs: shutting one coach or an institution out for good, and reporting. */
import type { FamilyRequest } from '@faircourt/contracts/requests';
import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { useState } from 'react';
import { AlsoFor, useAlsoFor } from '../../domain/blocks/also-for.tsx';
import { useBlock } from '../../domain/blocks/block.query.ts';
import { ReportDialog } from '../../domain/report/report-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { useBlocks } from './requests.queries.ts';
import { useDecisionFailure } from './use-decision-failure.ts';

type BlockedSide = 'coach' | 'institution';

/** Of any request by this coach about this athlete. */
export function RequestMenu({ request }: { request: FamilyRequest }) {
  const t = useText();
  const { coach } = request;
  const [asked, setAsked] = useState<BlockedSide | 'report' | null>(null);
  const close = () => setAsked(null);
  const unblocked = useUnblocked(request);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            label={t('ui.named_action', { action: t('requests.more'), title: coach.name })}
            className="shrink-0"
          >
            <EllipsisVertical aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {unblocked.map((whom) => (
            <DropdownMenuItem key={whom} isDestructive onSelect={() => setAsked(whom)}>
              <Ban aria-hidden />
              {t(`requests.block.${whom}`)}
            </DropdownMenuItem>
          ))}
          <DropdownMenuItem onSelect={() => setAsked('report')}>
            <Flag aria-hidden />
            {t('report.action')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {asked !== null && asked !== 'report' && (
        <BlockQuestion request={request} whom={asked} onClose={close} />
      )}
      <ReportDialog
        name={coach.name}
        things={[{ target: { kind: 'coach', id: coach.coach_id }, label: coach.name }]}
        isOpen={asked === 'report'}
        onOpenChange={close}
      />
    </>
  );
}

/**
 * Whom of the two the reader has not shut out yet. A block that only another guardian can lift is no reason to leave out one's
 * own; all of them are lifted at the end of the page.
 */
function useUnblocked({ athlete, coach }: FamilyRequest): BlockedSide[] {
  const { data: blocks = [] } = useBlocks();
  const own = blocks.filter((block) => block.can_lift && block.athlete.id === athlete.id);
  if (own.some(({ institution_id: id }) => id === coach.institution.id)) return [];
  const isCoachBlocked = own.some(({ coach_id: id }) => id === coach.coach_id);
  return isCoachBlocked ? ['institution'] : ['coach', 'institution'];
}

function BlockQuestion({
  request: { coach, athlete, also_deals_with: others },
  whom,
  onClose,
}: {
  request: FamilyRequest;
  whom: BlockedSide;
  onClose: () => void;
}) {
  const t = useText();
  const describeFailure = useDecisionFailure();
  const { mutateAsync: block, isPending } = useBlock();
  const alsoFor = useAlsoFor(others[whom]);
  const name = whom === 'coach' ? coach.name : coach.institution.name;
  const confirm = async () => {
    try {
      await block({
        athlete_ids: [athlete.id, ...alsoFor.chosenIds],
        coach_id: whom === 'coach' ? coach.coach_id : null,
        institution_id: whom === 'institution' ? coach.institution.id : null,
      });
      toast.success({
        title: t('requests.block.done', { name }),
        description: t('requests.block.done_text'),
      });
    } catch (error) {
      toast.destructive({ title: t('requests.block.failed'), description: describeFailure(error) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t('requests.block.title', { name })}
      description={t(`requests.block.${whom}.text`, { name, athlete: athlete.name })}
      confirmLabel={t(`requests.block.${whom}`)}
      isBusy={isPending}
      busyText={t('requests.busy')}
      onConfirm={confirm}
    >
      <AlsoFor name={name} choice={alsoFor} />
    </ConfirmDialog>
  );
}

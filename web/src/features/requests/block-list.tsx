import type { Block } from '@faircourt/contracts/requests';
import { Ban } from 'lucide-react';
import { useId } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useBlocks, useLiftBlock } from './requests.queries.ts';

/** For whom the family's athletes do not exist. Silent while there is nobody. */
export function BlockList() {
  const t = useText();
  const errorText = useErrorText();
  const titleId = useId();
  const { data: blocks, error, isFetching, refetch } = useBlocks();
  if (blocks === undefined && error) {
    return (
      <Card>
        <ErrorState
          title={t('requests.blocks.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (!blocks || blocks.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div>
        <h2 id={titleId} className="text-xl">
          {t('requests.blocks.title')}
        </h2>
        <p className="mt-1 text-muted">{t('requests.blocks.text')}</p>
      </div>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {blocks.map((block) => (
          <BlockItem key={block.id} block={block} />
        ))}
      </ul>
    </section>
  );
}

function BlockItem({ block }: { block: Block }) {
  const t = useText();
  const format = useFormat();
  const name = block.coach_name ?? block.institution_name ?? '';
  const date = format.date(block.created_at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Ban aria-hidden className="mt-0.5 size-5 shrink-0 text-stop" />
        <div className="min-w-0">
          <p className="font-medium break-words">
            {[block.coach_name, block.institution_name].filter(Boolean).join(' · ')}
          </p>
          <p className="text-sm text-muted">
            {block.blocked_by === null
              ? t('requests.blocks.since', { athlete: block.athlete.name, date })
              : t('requests.blocks.by', { athlete: block.athlete.name, name: block.blocked_by, date })}
          </p>
        </div>
      </div>
      {block.can_lift ? (
        <LiftButton block={block} name={name} />
      ) : (
        <p className="text-sm text-muted">{t('requests.blocks.other', { name: block.blocked_by ?? '' })}</p>
      )}
    </li>
  );
}

function LiftButton({ block, name }: { block: Block; name: string }) {
  const t = useText();
  const lift = useLiftBlock();
  return (
    <ConfirmedAction
      isDestructive={false}
      trigger={
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          aria-label={t('ui.named_action', { action: t('requests.blocks.lift'), title: name })}
        >
          {t('requests.blocks.lift')}
        </Button>
      }
      title={t('requests.blocks.lift.title', { name })}
      description={t('requests.blocks.lift.text', { athlete: block.athlete.name })}
      confirmLabel={t('requests.blocks.lift')}
      busyText={t('requests.busy')}
      onConfirm={() => lift.mutateAsync(block.id)}
      done={{ title: t('requests.blocks.lifted', { name }) }}
      failed={t('requests.blocks.lift_failed')}
    />
  );
}

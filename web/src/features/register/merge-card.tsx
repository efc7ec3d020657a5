/**
 * Two entries of one institution: which may be the same, what would move, and the question to a second admin. The entry of
 * this page goes; the one that is chosen stays.
 */
import { CONFIRMATION_REASON_MAX } from '@faircourt/contracts/confirmations';
import type { MergePreview, Registered } from '@faircourt/contracts/institution-register';
import { Merge } from 'lucide-react';
import { useId, useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { ConfirmationRow } from '../../domain/confirmations/confirmation-row.tsx';
import { useAskConfirmation, useConfirmations } from '../../domain/confirmations/confirmations.queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { MergeTarget } from './merge-target.tsx';
import { EntryRow } from './register-list.tsx';
import { useMergePreview } from './register.queries.ts';

export function MergeCard({ entry }: { entry: Registered }) {
  const t = useText();
  const titleId = useId();
  const [into, setInto] = useState('');
  const waiting = useConfirmations().data?.filter(
    ({ merge }) => merge !== null && [merge.from.id, merge.into.id].includes(entry.id),
  );
  const isAsked = waiting?.some(({ merge }) => merge?.from.id === entry.id) ?? false;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="pb-5 sm:pb-5">
        <CardTitle id={titleId} className="flex items-center gap-2">
          <Merge aria-hidden className="size-5 text-court" />
          {t('register.merge')}
        </CardTitle>
        <CardDescription>{t('register.merge.text')}</CardDescription>
      </CardHeader>
      {waiting && waiting.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {waiting.map((confirmation) => (
            <ConfirmationRow key={confirmation.id} confirmation={confirmation} />
          ))}
        </ul>
      )}
      {entry.twins.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {entry.twins.map((twin) => (
            <EntryRow key={twin.id} entry={twin} />
          ))}
        </ul>
      )}
      {!isAsked && (
        <CardContent className="flex flex-col gap-5 pt-5">
          <Field label={t('register.merge.into')} hint={t('register.merge.into.hint')} className="max-w-2xl">
            {entry.twins.length > 0 ? (
              <Select value={into} onChange={({ target }) => setInto(target.value)}>
                <option value="">{t('register.merge.choose')}</option>
                {entry.twins.map((twin) => (
                  <option key={twin.id} value={twin.id}>
                    {twin.name}
                  </option>
                ))}
              </Select>
            ) : (
              <MergeTarget entry={entry} value={into} onChoose={setInto} />
            )}
          </Field>
          {into !== '' && <WhatMoves key={into} entry={entry} intoId={into} />}
        </CardContent>
      )}
    </Card>
  );
}

function WhatMoves({ entry, intoId }: { entry: Registered; intoId: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: ask } = useAskConfirmation();
  const { data: preview, error, isPending } = useMergePreview({ fromId: entry.id, intoId });
  if (isPending) return <LoadingRows />;
  if (preview === undefined) return <Alert kind="error">{errorText(error)}</Alert>;
  const names = { from: preview.from.name, into: preview.into.name };
  if (!preview.is_same_country) return <Alert kind="error">{t('register.merge.country')}</Alert>;
  return (
    <>
      <Moving preview={preview} />
      <div>
        <ReasonDialog
          trigger={
            <Button variant="destructive" icon={<Merge aria-hidden />}>
              {t('register.merge.ask')}
            </Button>
          }
          title={t('register.merge.title', names)}
          description={t('confirmations.merge_institutions.follows')}
          label={t('register.merge.reason')}
          hint={t('confirmations.reason.hint')}
          max={CONFIRMATION_REASON_MAX}
          confirmLabel={t('confirmations.ask')}
          isDestructive
          onConfirm={(reason) =>
            ask({
              kind: 'merge_institutions',
              institution_id: entry.id,
              into_institution_id: intoId,
              reason,
            })
          }
          done={t('confirmations.ask.done')}
        />
      </div>
    </>
  );
}

function Moving({ preview }: { preview: MergePreview }) {
  const t = useText();
  const titleId = useId();
  const { from, into, ...counts } = preview;
  const names = { from: from.name, into: into.name };
  const lines = [
    t('register.moving.coaches', { count: counts.coaches, verified: counts.verified_coaches, ...names }),
    t('register.moving.releases', { count: counts.releases_ending, ...names }),
    t('register.moving.requests', { count: counts.requests_closing }),
    t('register.moving.refusals', { refusals: counts.refusals_moving, blocks: counts.blocks_moving }),
    t('register.moving.conversations', { count: counts.conversations_moving }),
    t('register.moving.invitations', { count: counts.invitations_moving }),
    t('register.moving.families', { count: counts.families_told }),
  ];
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="font-medium">
        {t('register.moving', names)}
      </h3>
      <ul className="list-disc space-y-1.5 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {counts.is_banned && <Alert kind="caution">{t('register.moving.banned', names)}</Alert>}
      <p className="text-muted">{t('register.moving.nobody')}</p>
    </section>
  );
}

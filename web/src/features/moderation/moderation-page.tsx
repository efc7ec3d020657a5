/** /dashboard/moderation: what somebody reported, the gravest first, then the oldest. */
import { MODERATION_PARTS, TARGET_HOURS, type ModerationPart } from '@faircourt/contracts/moderation';
import { MODERATION_KINDS, type ModerationKind } from '@faircourt/contracts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { openReportsQuery } from '../../domain/admin-work.queries.ts';
import { KeyboardHint } from '../../domain/queue-keys/keyboard-hint.tsx';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { ModerationQueue } from './moderation-queue.tsx';
import { SignalsCard } from './signals-card.tsx';
import { useModerationQueue, type ModerationView } from './moderation.queries.ts';

export function ModerationPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('moderation.title')}
        description={isAdmin && t('moderation.subtitle', TARGET_HOURS)}
      />
      {isAdmin ? <Parts /> : <NotYourPage page={PATHS.moderation} />}
    </div>
  );
}

function Parts() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const { data: counts } = useQuery(openReportsQuery);
  const view: ModerationView = {
    part: MODERATION_PARTS.find((part) => part === address.get('part')) ?? 'open',
    kind: MODERATION_KINDS.find((kind) => kind === address.get('kind')) ?? null,
  };
  const { isPending } = useModerationQueue(view);
  const change = ({ part, kind }: { part: ModerationPart; kind: ModerationKind | null }) =>
    setAddress(
      { ...(part === 'open' ? {} : { part }), ...(kind ? { kind } : {}) },
      { preventScrollReset: true },
    );
  return (
    <Tabs
      value={view.part}
      onValueChange={(value) => {
        const part = MODERATION_PARTS.find((known) => known === value);
        if (part) change({ ...view, part });
      }}
    >
      <TabsList aria-label={t('queue.parts')}>
        {MODERATION_PARTS.map((part) => (
          <TabsTrigger key={part} value={part}>
            {t(`moderation.part.${part}`)}
            {(part === 'open' || part === 'appeals') && (
              <span className="ml-2 inline-flex align-middle">
                <CountBadge
                  count={counts?.[part] ?? 0}
                  label={t('moderation.part.count', { count: counts?.[part] ?? 0 })}
                />
              </span>
            )}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={view.part} className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <Field label={t('moderation.filter.kind')} className="w-full sm:w-64">
            <Select
              value={view.kind ?? ''}
              onChange={({ target }) =>
                change({ ...view, kind: MODERATION_KINDS.find((kind) => kind === target.value) ?? null })
              }
            >
              <option value="">{t('queue.filter.every')}</option>
              {MODERATION_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`moderation.kind.${kind}`)}
                </option>
              ))}
            </Select>
          </Field>
          <KeyboardHint />
        </div>
        <ModerationQueue view={view} />
        {view.part === 'open' && <SignalsCard isQueueThere={!isPending} />}
      </TabsContent>
    </Tabs>
  );
}

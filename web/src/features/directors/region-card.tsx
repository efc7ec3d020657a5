import type { Director, Region } from '@faircourt/contracts/regions';
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { userPath } from '../../shell/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '../../ui/card.tsx';
import { CountryNames } from '../../ui/country-name.tsx';
import { useDeleteRegion } from './directors.queries.ts';
import { RegionDialog } from './region-dialog.tsx';
import { VALIDITY_GROUPS } from './region-values.ts';

type RegionCardProps = { region: Region; others: readonly Region[]; directors: readonly Director[] };

export function RegionCard({ region, others, directors }: RegionCardProps) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const shared = others.filter(({ countries }) => countries.some((code) => region.countries.includes(code)));
  return (
    <li className="flex">
      <Card aria-labelledby={titleId} className="flex w-full flex-col">
        <CardHeader>
          <CardTitle id={titleId} className="break-words">
            {region.name}
          </CardTitle>
        </CardHeader>
        <CardContent className="flex flex-1 flex-col gap-4">
          <dl className="flex flex-col gap-3">
            <div>
              <dt className="text-sm text-muted">
                {t('regions.countries', { count: region.countries.length })}
              </dt>
              <dd>
                <CountryNames codes={region.countries} />
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t('regions.directors', { count: region.directors })}</dt>
              <dd>
                {directors.length === 0 ? t('regions.directors.none') : <Directors directors={directors} />}
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t('regions.validity')}</dt>
              <dd>
                <Validity validity={region.validity} />
              </dd>
            </div>
          </dl>
          {shared.length > 0 && (
            <p className="flex items-start gap-2 text-sm text-muted">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {t('regions.shared', { regions: format.list(shared.map(({ name }) => name)) })}
            </p>
          )}
        </CardContent>
        <CardFooter>
          <RegionDialog
            region={region}
            trigger={
              <Button
                variant="secondary"
                icon={<Pencil aria-hidden />}
                aria-label={t('ui.named_action', { action: t('regions.edit'), title: region.name })}
              >
                {t('regions.edit')}
              </Button>
            }
          />
          {region.directors === 0 && <DeleteButton region={region} />}
        </CardFooter>
      </Card>
    </li>
  );
}

function Directors({ directors }: Pick<RegionCardProps, 'directors'>) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {directors.map(({ user_id: id, name }) => (
        <li key={id}>
          <Link
            to={userPath(id)}
            className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Only what differs from everybody else's. */
function Validity({ validity }: Pick<Region, 'validity'>) {
  const t = useText();
  const own = VALIDITY_GROUPS.flatMap((group) => {
    const months = validity[group];
    return months === undefined ? [] : [{ group, months }];
  });
  if (own.length === 0) return <>{t('regions.validity.usual')}</>;
  return (
    <ul>
      {own.map(({ group, months }) => (
        <li key={group}>{t('regions.validity.one', { fact: t(`facts.${group}`), count: months })}</li>
      ))}
    </ul>
  );
}

/** One with directors is not deleted: they would be left without countries. */
function DeleteButton({ region: { id, name } }: { region: Region }) {
  const t = useText();
  const { mutateAsync: remove } = useDeleteRegion();
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="ghost"
          icon={<Trash2 aria-hidden />}
          aria-label={t('ui.named_action', { action: t('regions.delete'), title: name })}
        >
          {t('regions.delete')}
        </Button>
      }
      title={t('regions.delete.title', { name })}
      description={t('regions.delete.text')}
      confirmLabel={t('regions.delete')}
      busyText={t('reason_dialog.saving')}
      isDestructive
      onConfirm={() => remove(id)}
      done={{ title: t('regions.delete.done', { name }) }}
      failed={t('regions.delete.failed')}
    />
  );
}

/**
 * The page on paper: one sheet, A4 or Letter. Hidden on the screen; printing shows this alone. It holds what this viewer
 * sees anyway, and a line that says so, because paper is passed on.
 */
import type { CompleteProfile, OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { ReactNode } from 'react';
import { fileUrl } from '../../../api/file-url.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { Brand } from '../../../ui/brand.tsx';
import { GrowthChart } from '../shared/growth-chart.tsx';
import { SeasonTrend } from '../shared/season-trend.tsx';
import { SheetAcademics, SheetMeasurements } from './sheet-facts.tsx';
import { SheetSeasons } from './sheet-seasons.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';
import { CountryName } from '../../../ui/country-name.tsx';
import { DottedLine } from '../../../ui/dotted-line.tsx';

type SheetProps = { opened: OpenedAthlete; profile: CompleteProfile };

/** More would run onto a second page; the profile itself has them all. */
const VIDEOS_MAX = 3;

/** The height is what Letter, the shorter paper, leaves above the footer: whatever a profile holds, it stays one page. */
export function ScoutingSheet({ opened, profile }: SheetProps) {
  const t = useText();
  const { identity, seasons, states, videos } = profile;
  const history = profile.measurements?.history ?? [];
  return (
    <div data-print-sheet className="hidden text-[9.5pt] leading-snug print:block">
      <div className="flex max-h-[240mm] flex-col gap-[3.5mm] overflow-hidden *:shrink-0">
        <SheetHeader opened={opened} profile={profile} />
        {identity?.bio && <p className="line-clamp-3 whitespace-pre-line">{identity.bio}</p>}
        <SheetPart title={t('athlete.measurements')}>
          <SheetMeasurements profile={profile} />
        </SheetPart>
        <SheetPart title={t('season.title')}>
          <SheetSeasons list={seasons} state={states.seasons} />
        </SheetPart>
        <div className="grid grid-cols-2 items-end gap-[6mm]">
          <SeasonTrend seasons={seasons.seasons} />
          {history.length > 1 && <GrowthChart history={history} />}
        </div>
        <SheetPart title={t('athlete.academics')}>
          <SheetAcademics profile={profile} />
        </SheetPart>
        {videos.length > 0 && (
          <SheetPart title={t('athlete.videos')}>
            <ul>
              {videos.slice(0, VIDEOS_MAX).map(({ id, title, url }) => (
                <li key={id} className="truncate">
                  <span className="font-medium">{title}</span> {url}
                </li>
              ))}
            </ul>
          </SheetPart>
        )}
      </div>
      <SheetFooter />
    </div>
  );
}

function SheetHeader({ opened: { card, file_key }, profile }: SheetProps) {
  const t = useText();
  const units = useUnits();
  const positions = [...new Set([card.primary_position, card.secondary_position])].filter(
    (position) => position !== null,
  );
  const jersey = profile.identity?.jersey_number ?? null;
  return (
    <header className="flex items-start gap-[5mm] border-b border-line pb-[4mm]">
      {card.avatar_url && (
        <img
          src={fileUrl(card.avatar_url, file_key)}
          alt=""
          className="size-[30mm] shrink-0 rounded-md object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-heading text-[20pt] leading-tight font-semibold">{card.name}</p>
        <HeaderLine
          parts={[
            ...positions.map((position) => t(`position.${position}`)),
            card.grad_year && t('athlete.class_of', { year: String(card.grad_year) }),
          ]}
        />
        {card.height_cm !== null && (
          <HeaderLine
            parts={[
              units.inFull.height(card.height_cm),
              t(card.is_height_verified ? 'athlete.height.verified' : 'athlete.height.self_reported'),
            ]}
          />
        )}
        <HeaderLine
          parts={[card.school_name, <CountryName key="place" city={card.city} code={card.country_code} />]}
        />
        <HeaderLine
          parts={[profile.identity?.current_team, jersey !== null && t('athlete.jersey', { number: jersey })]}
        />
        {!card.is_identity_released && <p>{t('athlete.awaiting_guardian')}</p>}
      </div>
      <Brand className="shrink-0" />
    </header>
  );
}

/** What is known of it, in one line; nothing at all where nothing is. */
function HeaderLine({ parts }: { parts: readonly ReactNode[] }) {
  if (!parts.some(Boolean)) return null;
  return (
    <p>
      <DottedLine parts={parts} />
    </p>
  );
}

function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <p className="mb-[1mm] font-heading text-[11pt] font-semibold">{title}</p>
      {children}
    </section>
  );
}

function SheetFooter() {
  const t = useText();
  const format = useFormat();
  const now = new Date(useNow());
  return (
    <p className="mt-[3mm] border-t border-line pt-[2mm] text-[8pt] text-muted">
      {t('athlete.sheet.note', { date: format.date(now) })}
    </p>
  );
}

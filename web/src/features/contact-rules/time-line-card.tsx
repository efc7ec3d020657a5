/** When coaches of each division may write to one class: bars over four years, and on a phone the same as lists. */
import { CONTACT_PERIODS, periodOn } from '@faircourt/contracts/contact-periods';
import type { ContactRule } from '@faircourt/contracts/requests';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useRole } from '../../api/session/use-role.ts';
import { useText } from '../../i18n/use-text.ts';
import { useToday } from '../../shell/clock/use-clock.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { LaneBars, LaneScale } from './lane-bars.tsx';
import { PeriodSwatch, usePeriodWords } from './period-looks.tsx';
import { lanesOf, type TimeLineLane } from './time-line.ts';
import { useVisitWords } from './visit-words.ts';

type TimeLineCardProps = {
  rules: readonly ContactRule[];
  classes: readonly number[];
  gradYear: number;
  /** Of the athlete who reads it, or of a guardian's only one. */
  ownClass: number | null;
  onClass: (gradYear: number) => void;
};

export function TimeLineCard({ rules, classes, gradYear, ownClass, onClass }: TimeLineCardProps) {
  const t = useText();
  const titleId = useId();
  const isGuardian = useRole() === 'guardian';
  const today = useToday();
  const lanes = lanesOf(rules, gradYear);
  const kinds = CONTACT_PERIODS.filter((kind) =>
    lanes.some(({ periods }) => periods.some((period) => period.kind === kind)),
  );
  return (
    <Card aria-labelledby={titleId} className="p-5 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 id={titleId} className="text-xl">
            {t('contact_rules.line.title', { year: String(gradYear) })}
          </h2>
          {ownClass !== null && (
            <p className="mt-1 text-sm font-medium">
              {t(isGuardian ? 'contact_today.own.athlete' : 'contact_today.own', { year: String(ownClass) })}
            </p>
          )}
          <p className="mt-1 max-w-xl text-sm text-muted">{t('contact_rules.line.text')}</p>
        </div>
        <ClassSwitch classes={classes} gradYear={gradYear} onClass={onClass} />
      </div>
      <ul aria-label={t('contact_rules.line.legend')} className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <PeriodSwatch kind={kind} />
            {t(`contact_rules.period.${kind}`)}
          </li>
        ))}
      </ul>
      <div className="relative mt-5">
        <LaneScale gradYear={gradYear} today={today} />
        <ul className="flex flex-col max-md:divide-y max-md:divide-line md:gap-1">
          {lanes.map((lane) => (
            <li
              key={`${lane.division} ${lane.program ?? ''}`}
              className="grid items-center gap-x-4 py-1.5 max-md:py-4 md:grid-cols-[15rem_1fr]"
            >
              <LaneName lane={lane} today={today} />
              <LaneBars lane={lane} gradYear={gradYear} today={today} />
              <LanePeriods lane={lane} today={today} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function ClassSwitch({ classes, gradYear, onClass }: Omit<TimeLineCardProps, 'rules' | 'ownClass'>) {
  const t = useText();
  const at = classes.indexOf(gradYear);
  const previous = classes[at - 1];
  const next = classes[at + 1];
  return (
    <div className="flex items-end gap-1">
      <IconButton
        label={t('contact_rules.line.earlier')}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onClass(previous)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Field label={t('contact_rules.line.class')} className="w-28">
        <Select value={gradYear} onChange={(event) => onClass(Number(event.target.value))}>
          {classes.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
      </Field>
      <IconButton
        label={t('contact_rules.line.later')}
        disabled={next === undefined}
        onClick={() => next !== undefined && onClass(next)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

function LaneName({ lane, today }: { lane: TimeLineLane; today: string }) {
  const t = useText();
  const words = usePeriodWords();
  const division = t(`division.${lane.division}`);
  const now = periodOn(lane.periods, today);
  return (
    <div className="min-w-0">
      <h3 className="text-base">
        {lane.program === null
          ? division
          : t('contact_rules.team', { division, program: t(`program.${lane.program}`) })}
      </h3>
      {now && (
        <p className="text-sm text-muted max-md:hidden" aria-hidden>
          {words(now)}
        </p>
      )}
    </div>
  );
}

/** On a phone the lane itself; beside the bars, for those who cannot see them. */
function LanePeriods({ lane, today }: { lane: TimeLineLane; today: string }) {
  const t = useText();
  const words = usePeriodWords();
  const visitWords = useVisitWords();
  const now = periodOn(lane.periods, today);
  return (
    <ol className="mt-2 flex flex-col md:sr-only">
      {lane.periods.map((period) => (
        <li
          key={period.kind}
          className="relative flex items-start gap-3 pb-3 before:absolute before:top-6 before:bottom-0 before:left-3 before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <PeriodSwatch kind={period.kind} />
          <span className={period === now ? 'font-medium' : undefined}>
            {words(period)}
            {period === now && (
              <span className="ml-2 inline-block rounded-full bg-ball-strong px-2 text-sm text-white">
                {t('contact_rules.line.today')}
              </span>
            )}
          </span>
        </li>
      ))}
      {lane.visits.map((visit) => (
        <li key={visit.channel} className="pl-9 text-sm text-muted">
          {visitWords(visit)}
        </li>
      ))}
    </ol>
  );
}

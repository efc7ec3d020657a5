import type { FamilyAthlete } from '@faircourt/contracts/family';
import {
  ClipboardCheck,
  EyeOff,
  FileSignature,
  Globe,
  School,
  KeyRound,
  CakeSlice,
  Ticket,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Visibility } from '@faircourt/contracts/vocabulary';
import { Link } from 'react-router';
import { namedFormsPath, PATHS, releasesPath } from '../../../shell/paths.ts';
import { useFamilyRestriction } from '../../../domain/restriction/restriction.queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Meter } from '../../../ui/meter.tsx';
import { BirthdateButton } from './birthdate-button.tsx';
import { useReleaseWords } from './use-release-words.ts';

const VISIBILITY_ICONS: Record<Visibility, LucideIcon> = {
  private: EyeOff,
  public: Globe,
  colleges_only: School,
  conditional: KeyRound,
};

type FactsProps = { athlete: FamilyAthlete };

/** How far the profile is, who can find it, and what waits for the family. */
export function FamilyFacts({ athlete }: FactsProps) {
  const t = useText();
  const { visibility } = athlete;
  const isFrozen = useFamilyRestriction(athlete.id).data?.restriction != null;
  return (
    <div className="flex flex-col gap-4">
      <Completeness athlete={athlete} />
      <ul className="flex flex-col gap-2.5">
        <Fact icon={VISIBILITY_ICONS[visibility]}>
          <strong className="font-semibold">{t(`profile.visibility.${visibility}`)}.</strong>{' '}
          <WhoFinds athlete={athlete} isFrozen={isFrozen} />
        </Fact>
        <Age athlete={athlete} />
        <Requests athlete={athlete} />
        <Forms athlete={athlete} />
        <JoinedWith athlete={athlete} />
      </ul>
      <Hold athlete={athlete} />
    </div>
  );
}

/** What the switch says counts again once a freeze is lifted; until then it is in no search. */
function WhoFinds({ athlete: { is_self, name, visibility }, isFrozen }: FactsProps & { isFrozen: boolean }) {
  const t = useText();
  if (isFrozen) return is_self ? t('profile.visibility.frozen') : t('family.visibility.frozen', { name });
  return is_self
    ? t(`profile.visibility.${visibility}.hint`)
    : t(`family.visibility.${visibility}`, { name });
}

function Completeness({ athlete: { completeness, next_step, is_self } }: { athlete: FamilyAthlete }) {
  const t = useText();
  const percentText = t('profile.completeness.percent', { percent: completeness });
  return (
    <div className="flex max-w-xl flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{t('profile.completeness.title')}</p>
        <p className="tabular-nums">{percentText}</p>
      </div>
      <Meter
        label={t('profile.completeness.title')}
        value={completeness}
        valueText={percentText}
        tone={next_step === null ? 'verified' : 'court'}
      />
      {next_step !== null && (
        <p className="text-sm text-muted">
          {is_self
            ? `${t('profile.completeness.next')} ${t(`profile.step.${next_step}`)}`
            : t('family.missing', { what: t(`family.step.${next_step}`) })}
        </p>
      )}
    </div>
  );
}

function Age({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  const { is_adult, adult_on, is_self, name, can_set_birthdate, age_doubts } = athlete;
  if (adult_on === null || age_doubts.length > 0) {
    if (!can_set_birthdate) return null;
    return (
      <Fact icon={CakeSlice}>
        {t('family.age.unknown', { name })} <BirthdateButton athlete={athlete} />
      </Fact>
    );
  }
  const date = format.day(adult_on);
  if (is_adult) return is_self ? null : <Fact icon={CakeSlice}>{t('family.age.adult', { name, date })}</Fact>;
  return (
    <Fact icon={CakeSlice}>
      {is_self ? t('family.age.own', { date }) : t('family.age.minor', { name, date })}{' '}
      {can_set_birthdate && <BirthdateButton athlete={athlete} />}
    </Fact>
  );
}

function Requests({ athlete: { open_requests, decides } }: { athlete: FamilyAthlete }) {
  const t = useText();
  if (open_requests === 0 || !decides) return null;
  return (
    <Fact icon={ClipboardCheck}>
      <Link to={PATHS.requests} className={cn(buttonClasses({ variant: 'link' }), 'inline')}>
        {t('family.requests', { count: open_requests })}
      </Link>
    </Fact>
  );
}

/** Forms are a guardian's to sign, while there is anything to sign for. */
function Forms({ athlete: { id, consents, is_self, is_adult } }: { athlete: FamilyAthlete }) {
  const t = useText();
  const words = useReleaseWords();
  if (is_self || is_adult || consents.length === 0) return null;
  const unsigned = consents.filter(({ is_signed }) => !is_signed).map(({ kind }) => kind);
  const outdated = consents.filter(({ is_outdated }) => is_outdated).map(({ kind }) => kind);
  return (
    <Fact icon={FileSignature}>
      {unsigned.length === 0 && outdated.length === 0 && t('family.forms.all')}
      {unsigned.length > 0 && `${t('family.forms.unsigned', { forms: words.forms(unsigned) })} `}
      {outdated.length > 0 && `${t('family.forms.outdated', { forms: words.forms(outdated) })} `}
      {(unsigned.length > 0 || outdated.length > 0) && (
        <Link
          to={namedFormsPath(id, [...unsigned, ...outdated], releasesPath(id))}
          className={cn(buttonClasses({ variant: 'link' }), 'inline')}
        >
          {t('family.forms.sign')}
        </Link>
      )}
    </Fact>
  );
}

/** Whose code the child joined with: a guardian should know who opened the door. */
function JoinedWith({ athlete: { joined_with, is_self, name } }: { athlete: FamilyAthlete }) {
  const t = useText();
  if (joined_with === null || is_self) return null;
  const { issuer_name, issuer_role, institution_name, is_verified } = joined_with;
  const words = {
    name,
    issuer: issuer_name ?? t('family.joined_with.gone'),
    role: issuer_role ? t(`role.${issuer_role}`) : '',
    institution: institution_name ?? '',
  };
  return (
    <Fact icon={Ticket}>
      {t(institution_name === null ? 'family.joined_with' : 'family.joined_with.institution', words)}{' '}
      {t(is_verified ? 'family.joined_with.verified' : 'family.joined_with.unverified')}
    </Fact>
  );
}

/** The athlete's switch says one thing and the law another; then it has to be said why nobody finds them. */
function Hold({ athlete: { visibility_hold, visibility, is_self, name } }: { athlete: FamilyAthlete }) {
  const t = useText();
  // A lock-down, an ended link and a pause have notes of their own.
  const isSaidElsewhere =
    visibility_hold === 'link_ended' || visibility_hold === 'locked_down' || visibility_hold === 'paused';
  if (visibility_hold === null || isSaidElsewhere || visibility === 'private') return null;
  return (
    <Alert kind="caution">
      {is_self
        ? t(`profile.visibility_hold.${visibility_hold}`)
        : t(`family.hold.${visibility_hold}`, { name })}
    </Alert>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <span className="min-w-0 max-w-prose break-words">{children}</span>
    </li>
  );
}

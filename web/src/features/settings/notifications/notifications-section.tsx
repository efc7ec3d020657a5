/** What reaches a person in the app and by email, by what it is about; and what always does, with the reason. */
import {
  ALWAYS_IN_APP,
  FIXED_TOPICS,
  type ChooseNotifications,
  type NotificationChoice,
} from '@faircourt/contracts/notification-choices';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFamily } from '../../../domain/family.query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/checkbox.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useChoices, useChoose } from './choices.queries.ts';

export function NotificationsSection() {
  const t = useText();
  const isCoach = useRole() === 'coach';
  return (
    <SettingsSection title={t('settings.notifications.title')} description={t('settings.notifications.text')}>
      <div className="flex flex-col gap-6">
        <Choices />
        {isCoach && (
          <p className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">{t('settings.notifications.alerts')}</span>
            <Link to={PATHS.alerts} className={buttonClasses({ variant: 'secondary' })}>
              {t('settings.notifications.alerts.open')}
            </Link>
          </p>
        )}
        <FixedTopics />
      </div>
    </SettingsSection>
  );
}

function Choices() {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useChoices();
  const choosing = useChoose();
  const { isKnown, isGuardiansTurn } = useGuardiansTurn();
  if (isPending || !isKnown) return <Skeleton className="h-72 w-full" />;
  if (data === undefined) {
    return (
      <ErrorState
        title={t('settings.notifications.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  const reachesReader = ({ topic }: NotificationChoice) => topic !== 'requests' || !isGuardiansTurn;
  const save = (choice: ChooseNotifications) =>
    choosing.mutate(choice, {
      onError: (problem) =>
        toast.destructive({
          title: t('settings.notifications.save_failed'),
          description: errorText(problem),
        }),
    });
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.choices.filter(reachesReader).map((choice) => (
        <Topic key={choice.topic} choice={choice} onChange={save} />
      ))}
    </ul>
  );
}

type TopicProps = { choice: NotificationChoice; onChange: (choice: ChooseNotifications) => void };

function Topic({ choice, onChange }: TopicProps) {
  const t = useText();
  const titleId = useId();
  const { topic, by_bell, by_email } = choice;
  const mustStay = ALWAYS_IN_APP.includes(topic);
  return (
    <li className="py-4 first:pt-0">
      <fieldset
        aria-labelledby={titleId}
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_8.5rem_7.5rem] sm:items-center sm:gap-6"
      >
        <div className="min-w-0">
          <p id={titleId} className="font-medium">
            {t(`settings.notifications.topic.${topic}`)}
          </p>
          <p className="text-sm text-muted">{t(`settings.notifications.topic.${topic}.text`)}</p>
          {mustStay && (
            <p className="flex gap-1.5 text-sm text-muted">
              <Lock aria-hidden className="mt-0.75 size-3.5 shrink-0" />
              {t(topic === 'checks' ? 'settings.notifications.waits.checks' : 'settings.notifications.waits')}
            </p>
          )}
        </div>
        <Switch
          label={t('settings.notifications.bell')}
          className="min-h-11 items-center"
          checked={by_bell}
          disabled={mustStay}
          onChange={({ target }) => onChange({ topic, channel: 'bell', is_on: target.checked })}
        />
        <Switch
          label={t('settings.notifications.email')}
          className="min-h-11 items-center"
          checked={by_email}
          onChange={({ target }) => onChange({ topic, channel: 'email', is_on: target.checked })}
        />
      </fieldset>
    </li>
  );
}

/** Under 18 a guardian decides, and hears what coaches ask: it never reaches the athlete, who has nothing to choose there. */
function useGuardiansTurn(): { isKnown: boolean; isGuardiansTurn: boolean } {
  const isAthlete = useRole() === 'athlete';
  const { data: family, isLoading } = useFamily(isAthlete);
  const decides = family?.athletes.some((athlete) => athlete.is_self && athlete.decides) ?? false;
  return { isKnown: !isLoading, isGuardiansTurn: isAthlete && !decides };
}

function FixedTopics() {
  const t = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-md border border-line bg-sunken/60 p-4">
      <h3 id={titleId} className="flex items-center gap-2 text-base font-semibold">
        <Lock aria-hidden className="size-4 shrink-0" />
        {t('settings.notifications.fixed')}
      </h3>
      <dl className="mt-3 flex flex-col gap-3">
        {FIXED_TOPICS.map((topic) => (
          <div key={topic}>
            <dt className="font-medium">{t(`settings.notifications.fixed.${topic}`)}</dt>
            <dd className="text-sm text-muted">{t(`settings.notifications.fixed.${topic}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

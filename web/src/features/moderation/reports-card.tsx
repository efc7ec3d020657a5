import { REPORT_KEPT_MONTHS, type ModerationItem, type Snapshot } from '@faircourt/contracts/moderation';
import { periodWords } from '@faircourt/contracts/retention';
import { BEHAVIOUR_SIGNALS } from '@faircourt/contracts/vocabulary';
import { Paperclip } from 'lucide-react';
import { useId } from 'react';
import { useLocale } from '../../i18n/locale-provider.tsx';
import type { Translate } from '../../i18n/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { cn } from '../../ui/class-names.ts';

type Report = ModerationItem['reports'][number];

/** What each of the people said, and what they saw then. */
export function ReportsCard({ item }: { item: ModerationItem }) {
  const t = useText();
  const { locale } = useLocale();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('moderation.reported')}</CardTitle>
        <CardDescription>
          {t(item.report_count > 0 ? 'moderation.reported.text' : 'moderation.reported.gone')}{' '}
          {item.report_count > 0 &&
            t('moderation.reported.kept', {
              period: periodWords({ count: REPORT_KEPT_MONTHS[item.category], unit: 'months' }, locale),
            })}
        </CardDescription>
      </CardHeader>
      <CardContent>
        <ul className="flex flex-col gap-8">
          {item.reports.map((report) => (
            <li
              key={report.id}
              className="flex flex-col gap-4 border-t border-line pt-6 first:border-0 first:pt-0"
            >
              <ReportWords report={report} />
              <Kept report={report} />
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

function ReportWords({ report }: { report: Report }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        {report.signals.length > 0 ? (
          report.signals.map((signal) => <Badge key={signal}>{t(`moderation.signal.${signal}`)}</Badge>)
        ) : (
          <Badge>{t(`report.category.${report.category}`)}</Badge>
        )}
        {fromWhom(report, t)}
        <time dateTime={report.created_at}>{format.dateTime(report.created_at)}</time>
      </p>
      {report.signals.length === 0 ? (
        <blockquote className="border-l-3 border-hardwood pl-4 [overflow-wrap:anywhere] whitespace-pre-line">
          {report.reason}
        </blockquote>
      ) : (
        <Figures report={report} />
      )}
    </div>
  );
}

function fromWhom({ by, signals }: Report, t: Translate): string {
  if (by) return t('moderation.from', { name: by.name, who: t(`role.${by.role}`) });
  return t(signals.length > 0 ? 'moderation.from_signal' : 'moderation.from_nobody');
}

/** What a rule about behaviour has counted; one about words shows the message instead. */
function Figures({ report: { signals, figures } }: { report: Report }) {
  const t = useText();
  const behaviour = BEHAVIOUR_SIGNALS.find((signal) => signals.includes(signal));
  return behaviour ? <p>{t(`moderation.figures.${behaviour}`, figures)}</p> : null;
}

function Kept({ report: { snapshot, picture } }: { report: Report }) {
  const t = useText();
  if (snapshot.facts.length === 0 && snapshot.messages.length === 0 && picture === null) return null;
  return (
    <section aria-label={t('moderation.kept')} className="flex flex-col gap-4 rounded-md bg-sunken p-4">
      <h3 className="text-sm font-semibold text-muted">{t('moderation.kept')}</h3>
      {snapshot.facts.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
          {snapshot.facts.map(({ fact, text }) => (
            <div key={fact} className="contents">
              <dt className="text-muted">{t(`moderation.fact.${fact}`)}</dt>
              <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {picture !== null && (
        <img src={picture} alt={t('moderation.picture')} className="max-h-96 w-fit max-w-full rounded-md" />
      )}
      <Messages messages={snapshot.messages} />
    </section>
  );
}

function Messages({ messages }: { messages: Snapshot['messages'] }) {
  const t = useText();
  const format = useFormat();
  if (messages.length === 0) return null;
  return (
    <ol className="flex flex-col gap-3">
      {messages.map((message) => (
        <li
          key={`${message.at} ${message.sender_role} ${message.body}`}
          className={cn(
            'rounded-md border border-line bg-surface p-3',
            message.is_reported && 'border-stop bg-stop-soft',
          )}
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <span className="font-semibold text-ink">{message.sender_name || t('moderation.gone')}</span>
            <span>{t(`role.${message.sender_role}`)}</span>
            <time dateTime={message.at}>{format.dateTime(message.at)}</time>
            {message.is_reported && <Badge tone="stop">{t('moderation.this_one')}</Badge>}
          </p>
          <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{message.body}</p>
          {message.files > 0 && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
              <Paperclip aria-hidden className="size-4" />
              {t('moderation.files', { count: message.files })}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

import type { AskedRecord, FamilyRequest } from '@faircourt/contracts/requests';
import { PenLine, ShieldQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { ContactToday } from '../../domain/contact-calendar/contact-today.tsx';
import { formNames } from '../../domain/form-names.ts';
import { PATHS } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnits } from '../../i18n/use-units.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { groupOf } from './request-words.ts';
import { todayWords } from './today-words.ts';

type AskedItemProps = {
  request: FamilyRequest;
  record: AskedRecord | undefined;
  /** Only where there is more than one thing to choose from. */
  choice?: { isChosen: boolean; onChange: (isChosen: boolean) => void };
};

/** One thing that is asked for, with what it holds today and what an approval would still wait for. */
export function AskedItem({ request, record, choice }: AskedItemProps) {
  const t = useText();
  const format = useFormat();
  const units = useUnits();
  const group = groupOf(request);
  const today = record ? todayWords(group, record, { t, format, units }) : null;
  const title = t(`requests.group.${group}`);
  const words = record && (today ?? t('requests.today.nothing'));
  return (
    <li className="flex flex-col gap-1 py-2 first:pt-0 last:pb-0">
      {choice ? (
        <Checkbox
          label={title}
          description={words}
          checked={choice.isChosen}
          onChange={(event) => choice.onChange(event.target.checked)}
        />
      ) : (
        <div>
          <p className="font-medium">{title}</p>
          <p className="text-sm [overflow-wrap:anywhere] text-muted">{words}</p>
        </div>
      )}
      <div className={choice ? 'pl-8' : ''}>
        <Conditions request={request} />
      </div>
    </li>
  );
}

/** An approval alone shows nothing while a form is not signed, or while no director has checked it. */
function Conditions({ request }: { request: FamilyRequest }) {
  const t = useText();
  const format = useFormat();
  if (request.kind === 'contact') return <ContactToday division={request.division} />;
  const { missing_consents: missing, is_check_missing } = request;
  return (
    <>
      {missing.length > 0 && (
        <p className="flex items-start gap-2 text-sm">
          <PenLine aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />
          <span>
            {t('requests.after.forms', {
              forms: formNames(missing, { t, format }),
            })}{' '}
            <Link
              to={PATHS.consent}
              className="font-medium text-court underline decoration-court/35 underline-offset-4"
            >
              {t('requests.missing.action')}
            </Link>
          </span>
        </p>
      )}
      {is_check_missing && (
        <p className="flex items-start gap-2 text-sm text-muted">
          <ShieldQuestion aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('requests.after.check')}
        </p>
      )}
    </>
  );
}

import type { AskedRecord, FamilyRequest } from '@faircourt/contracts/requests';
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import { useId } from 'react';
import { ContactToday } from '../../domain/contact-calendar/contact-today.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnits } from '../../i18n/use-units.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AskedConditions } from './asked-conditions.tsx';
import { groupOf, openedGroup } from './request-words.ts';
import { TodayLines } from './today-lines.tsx';
import { todayValues } from './today-values.ts';

type AskedItemProps = {
  request: FamilyRequest;
  record: AskedRecord | undefined;
  /** The coach would read who the athlete is: by this card, or already. */
  isIdentityOpen: boolean;
  /** What all that is asked on this card waits for. */
  allMissing: readonly ConsentKind[];
  /** Only where there is more than one thing to choose from. */
  choice?: { isChosen: boolean; onChange: (isChosen: boolean) => void };
};

/** One thing that is asked for, with what it holds today and what an approval would still wait for. */
export function AskedItem({ request, record, isIdentityOpen, allMissing, choice }: AskedItemProps) {
  const t = useText();
  const format = useFormat();
  const units = useUnits();
  const valuesId = useId();
  const group = groupOf(request);
  const title = t(`requests.part.${openedGroup(request)}`);
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      {choice ? (
        <Checkbox
          label={title}
          aria-describedby={valuesId}
          checked={choice.isChosen}
          onChange={(event) => choice.onChange(event.target.checked)}
        />
      ) : (
        <p className="font-medium">{title}</p>
      )}
      <div className={choice ? 'pl-8' : ''}>
        {record && (
          <TodayLines
            id={valuesId}
            today={todayValues(group, record, { isIdentityOpen }, { t, format, units })}
          />
        )}
        {request.kind === 'contact' && <ContactToday division={request.division} isBrief />}
        <AskedConditions request={request} record={record} allMissing={allMissing} />
      </div>
    </li>
  );
}

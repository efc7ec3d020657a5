/** The parts that can be asked for, each with a box and one box for all: the same list on the page and in the request. */
import { useId } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { AskableGroup } from './askable-groups.ts';
import { GroupAnswer } from './group-answer.tsx';
import type { Requesting } from './request-context.ts';

type GroupChoiceProps = {
  requesting: Requesting;
  title: string;
  /** In sight; else it is read out only. */
  isTitleShown?: boolean;
  /** Below the name of a part. */
  notes?: Partial<Record<AskableGroup, string>>;
};

export function GroupChoice({ requesting, title, isTitleShown = false, notes }: GroupChoiceProps) {
  const t = useText();
  const titleId = useId();
  const { groups, chosen, choose } = requesting;
  const isAll = groups.every((group) => chosen.includes(group));
  const toggle = (group: AskableGroup, isChosen: boolean) =>
    choose(groups.filter((other) => (other === group ? isChosen : chosen.includes(other))));
  return (
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <legend id={titleId} className={isTitleShown ? 'mb-1 text-sm font-medium' : 'sr-only'}>
        {title}
      </legend>
      <ul className="flex flex-col divide-y divide-line">
        {groups.length > 1 && (
          <li>
            <Checkbox
              className="py-3"
              label={t('asking.release.all')}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = !isAll && chosen.length > 0;
              }}
              onChange={(event) => choose(event.target.checked ? groups : [])}
            />
          </li>
        )}
        {groups.map((group) => (
          <li key={group}>
            <Checkbox
              className="py-3"
              label={t(`field_group.${group}`)}
              description={notes?.[group]}
              checked={chosen.includes(group)}
              onChange={(event) => toggle(group, event.target.checked)}
            />
            <GroupAnswer requesting={requesting} group={group} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

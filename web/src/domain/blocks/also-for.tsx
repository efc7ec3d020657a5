/** Who is blocked for one athlete may deal with another one of the same family: the question offers to block for them as well. */
import type { AthleteName } from '@faircourt/contracts/requests';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

export interface AlsoForChoice {
  athletes: readonly AthleteName[];
  chosenIds: readonly string[];
  choose: (id: string, isChosen: boolean) => void;
}

/** The athletes stay as they were when the question came up: a change would move the buttons while one is being pressed. */
export function useAlsoFor(others: readonly AthleteName[]): AlsoForChoice {
  const [athletes] = useState(others);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  return {
    athletes,
    chosenIds,
    choose: (id, isChosen) =>
      setChosenIds((ids) => [...ids.filter((one) => one !== id), ...(isChosen ? [id] : [])]),
  };
}

/** One box for each. `name` is who is blocked. */
export function AlsoFor({ name, choice }: { name: string; choice: AlsoForChoice }) {
  const t = useText();
  return choice.athletes.map((athlete) => (
    <Checkbox
      key={athlete.id}
      className="py-2"
      label={t('blocks.also_for', { athlete: athlete.name })}
      description={t('blocks.also_for.text', { name, athlete: athlete.name })}
      checked={choice.chosenIds.includes(athlete.id)}
      onChange={({ target }) => choice.choose(athlete.id, target.checked)}
    />
  ));
}

/** A save that would end a badge asks once: nobody loses a director's check by a slip of the finger. */
import { useState, type FormEvent } from 'react';
import type { FieldErrors, FieldValues, Path, PathValue } from 'react-hook-form';
import type { BuilderForm } from '../use-builder-form.ts';
import { badgesAtStake, type BadgeAtStake } from './at-stake.ts';

export interface KeptBadges {
  save: (event?: FormEvent) => Promise<void>;
  /** What the open question is about; empty while nothing is asked. */
  asked: readonly BadgeAtStake[];
  /** The verified values are back in their fields. */
  keep: () => void;
  saveAnyway: () => void;
  close: () => void;
}

export function useKeptBadges<Values extends FieldValues, Body>(
  builder: BuilderForm<Values, Body>,
  trySave: (body: Body) => Promise<void>,
  onInvalid: (errors: FieldErrors<Values>) => void,
): KeptBadges {
  const [asked, setAsked] = useState<readonly BadgeAtStake[]>([]);
  const { form, saved } = builder;
  const save = form.handleSubmit(async (body) => {
    const atStake = badgesAtStake(builder.badges, builder.changedNow());
    if (atStake.length > 0) setAsked(atStake);
    else await trySave(body);
  }, onInvalid);
  return {
    save,
    asked,
    close: () => setAsked([]),
    keep: () => {
      for (const field of asked.flatMap(({ fields }) => fields)) {
        // The server names fields of this very form.
        const name = field as Path<Values>;
        form.setValue(name, saved[field] as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
          shouldValidate: true,
        });
      }
      setAsked([]);
    },
    saveAnyway: () => {
      setAsked([]);
      void form.handleSubmit(trySave, onInvalid)();
    },
  };
}

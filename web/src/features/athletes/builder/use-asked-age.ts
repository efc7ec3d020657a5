/** The first save of a birthdate asks once, where the age leaves no guardian to notice a slip of the year. */
import type { AthleteProfile } from '@faircourt/contracts/athletes';
import { use, useState, type ComponentProps } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { ageToAsk } from '../../../domain/age.ts';
import type { AgeQuestion } from '../../../domain/age-question.tsx';
import { useToday } from '../../../shell/clock/use-clock.ts';
import type { ProfileValues } from './profile-values.ts';
import { formId } from './reload/page-place.ts';
import { sectionsWith } from './sections/section-list.ts';
import { SectionsContext } from './sections/use-sections.ts';
import type { BuilderForm } from './use-builder-form.ts';

export type AskedAge = ComponentProps<typeof AgeQuestion>;

export function useAskedAge(
  { form, saved }: BuilderForm<ProfileValues, AthleteProfile>,
  trySave: (body: AthleteProfile) => Promise<void>,
  onInvalid: (errors: FieldErrors<ProfileValues>) => void,
) {
  const today = useToday();
  const sections = use(SectionsContext);
  const [asked, setAsked] = useState({ isOpen: false, birthdate: '', age: 0 });
  const saveOrAsk = async (body: AthleteProfile) => {
    const birthdate = body.birthdate ?? '';
    const age = saved.birthdate === '' ? ageToAsk(birthdate, today) : null;
    if (age === null) await trySave(body);
    else setAsked({ isOpen: true, birthdate, age });
  };
  const askedAge: AskedAge = {
    ...asked,
    onClose: () => setAsked({ ...asked, isOpen: false }),
    onSave: () => void form.handleSubmit(trySave, onInvalid)(),
    findField: () => {
      // Folded away it could not take the focus.
      sections.open(sectionsWith(['birthdate']));
      return document.querySelector<HTMLElement>(`#${formId('profile')} [name=birthdate]`);
    },
  };
  return { askedAge, saveOrAsk };
}

import type { Institution } from '@faircourt/contracts/institutions';
import { CircleCheck, Plus } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { InstitutionChoices, InstitutionLine } from './institution-choices.tsx';
import { describeNamingError } from './naming-errors.ts';
import { useInstitutionSearch } from './use-institution-search.ts';
import type { NamingForm } from './use-naming-form.ts';

/** Finds an institution while one types; what the list lacks can be proposed. */
export function InstitutionField({ form }: { form: NamingForm }) {
  const t = useText();
  const { known, found, input, choices, propose } = useInstitutionSearch(form);
  const { isListed, isSearching, isFailed } = choices;
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('institution.field.institution')}
        hint={t('institution.field.institution.hint')}
        error={describeNamingError('institution_id', form.formState.errors.institution_id?.message, t)}
      >
        <div className="relative">
          <Input autoComplete="off" autoCorrect="off" spellCheck={false} {...input} />
          <InstitutionChoices {...choices} />
        </div>
      </Field>
      <output className="sr-only">
        {isListed &&
          !isSearching &&
          t(isFailed ? 'institution.find.failed' : 'institution.find.count', { count: found.length })}
      </output>
      {known && <Chosen institution={known} />}
      <Button variant="ghost" size="sm" icon={<Plus aria-hidden />} className="self-start" onClick={propose}>
        {t('institution.find.propose')}
      </Button>
    </div>
  );
}

function Chosen({ institution }: { institution: Institution }) {
  return (
    <div className="flex items-start gap-3 rounded-md border border-verified/25 bg-verified-soft px-4 py-3">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-verified" />
      <div className="flex min-w-0 flex-col">
        <InstitutionLine institution={institution} />
      </div>
    </div>
  );
}

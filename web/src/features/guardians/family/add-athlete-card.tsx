import { UserRoundPlus } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { UpperCaseInput } from '../../../ui/upper-case-input.tsx';

/** The longest that anybody could mean by a code, with the blanks and dashes that people add. */
const TYPED_MAX = 40;

/** A typed code goes the way of a scanned one: into the address, where the invitation is read and shown. */
export function AddAthleteCard() {
  const t = useText();
  const titleId = useId();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [, setQuery] = useSearchParams();

  const look = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setIsMissing(typed === '');
    if (typed !== '') setQuery({ code: typed }, { preventScrollReset: true });
  };
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('family.add')}</CardTitle>
        <CardDescription>{t('family.add.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-wrap items-start gap-4" onSubmit={look}>
          <Field
            label={t('family.add.code')}
            error={isMissing ? t('family.add.code_missing') : undefined}
            className="w-72 max-sm:w-full"
          >
            <UpperCaseInput
              value={code}
              maxLength={TYPED_MAX}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Button
            type="submit"
            icon={<UserRoundPlus aria-hidden />}
            className="max-sm:w-full sm:mt-[1.625rem]"
          >
            {t('family.add.submit')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

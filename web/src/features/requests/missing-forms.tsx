import type { FamilyRequest } from '@faircourt/contracts/requests';
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { askedKey } from '../../domain/asked-together.ts';
import { formNames } from '../../domain/form-names.ts';
import { askedPath, namedFormsPath, PATHS } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';

/** Shown before the guardian decides: an approval alone shows nothing while a form is not signed. */
export function MissingForms({ kinds, asked }: { kinds: readonly ConsentKind[]; asked: FamilyRequest }) {
  const t = useText();
  const format = useFormat();
  if (kinds.length === 0) return null;
  const forms = formNames(kinds, { t, format });
  return (
    <Alert
      kind="caution"
      action={
        <Link
          to={namedFormsPath(asked.athlete.id, kinds, askedPath(askedKey(asked)))}
          className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-10' })}
        >
          <PenLine aria-hidden />
          {t('requests.missing.action')}
        </Link>
      }
    >
      {t('requests.after.forms', { forms })}
    </Alert>
  );
}

/** The way to the forms that what was approved waits for, and back. */
export function SignMissing({ decided }: { decided: readonly [FamilyRequest, ...FamilyRequest[]] }) {
  const t = useText();
  const [{ athlete }] = decided;
  const kinds = [...new Set(decided.flatMap(({ missing_consents }) => missing_consents))];
  if (kinds.length === 0) return null;
  return (
    <Link
      to={namedFormsPath(athlete.id, kinds, PATHS.requests)}
      className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
    >
      <PenLine aria-hidden />
      {t('requests.missing.action')}
    </Link>
  );
}

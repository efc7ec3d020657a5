import { EVIDENCE_KEPT_DAYS, type Guardianship } from '@faircourt/contracts/guardianship';
import { DirectorWords } from '../../../domain/evidence/director-words.tsx';
import { EvidenceFilesField } from '../../../domain/evidence/evidence-files-field.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { consentSittingPath } from '../../../shell/paths.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { DialogActions, DialogClose } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { EvidenceChoice } from './evidence-choice.tsx';
import type { DialogKind } from './guardianship-dialog.tsx';
import { useProofForm } from './use-proof-form.ts';

export type ProofKind = Exclude<DialogKind, 'state'>;

export type ProofFormProps = {
  athlete: { id: string; name: string };
  guardianship: Guardianship;
  kind: ProofKind;
  onDone: () => void;
  /** Forms wait to be signed, which needs no proof. */
  canSignFirst?: boolean;
};

/** How the guardian shows it: one choice, and what that choice needs. */
export function ProofForm(props: ProofFormProps) {
  const { athlete, guardianship, kind, canSignFirst = false } = props;
  const t = useText();
  const { evidence, setEvidence, note, setNote, files, missing, problem, isBusy, isAsked, submit } =
    useProofForm(props);
  // What is asked for first is named by the choice; later on anything may help.
  const asked = kind === 'ask' ? evidence : 'more';
  const hasFiles = kind !== 'ask' || evidence === 'document';
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {kind === 'answer' && guardianship.question?.reason && (
        <DirectorWords text={guardianship.question.reason} />
      )}
      {kind === 'ask' && !isAsked && <EvidenceChoice value={evidence} onChange={setEvidence} />}
      {hasFiles && <EvidenceFilesField files={files} isBusy={isBusy} isOptional={kind !== 'ask'} />}
      {/* Once it is asked, only documents are left to send. */}
      {!isAsked && (
        <Field
          key={asked}
          label={t(`guardianship.note.${asked}`)}
          hint={t(`guardianship.note.${asked}.hint`)}
          error={missing === 'note' ? t('field_error.required') : undefined}
          isOptional={asked === 'document' || asked === 'more'}
        >
          <Textarea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      )}
      <p className="text-sm text-muted">{t('guardianship.privacy', { days: EVIDENCE_KEPT_DAYS })}</p>
      {missing === 'files' && <Alert kind="error">{t('guardianship.files_missing')}</Alert>}
      {missing === 'anything' && <Alert kind="error">{t('family_verification.nothing_given')}</Alert>}
      {problem !== null && <Alert kind="error">{problem}</Alert>}
      <DialogActions className="mt-1">
        {canSignFirst && !isAsked ? (
          <AppLink to={consentSittingPath(athlete.id)} className={buttonClasses({ variant: 'secondary' })}>
            {t('guardianship.sign_first')}
          </AppLink>
        ) : (
          <DialogClose asChild>
            <Button variant="secondary">{t(isAsked ? 'ui.close' : 'guardianship.later')}</Button>
          </DialogClose>
        )}
        <Button type="submit" isBusy={isBusy} busyText={t('family_verification.sending')}>
          {isAsked ? t('family_verification.files.again') : t(`guardianship.${kind}.submit`)}
        </Button>
      </DialogActions>
    </form>
  );
}

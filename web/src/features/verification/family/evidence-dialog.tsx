/** Asking for a check, answering a director, or adding to what was shown: the same form, sent in the same order. */
import type { FactVerification } from '@faircourt/contracts/verification';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { DirectorWords } from '../../../domain/evidence/director-words.tsx';
import { EvidenceFilesField } from '../../../domain/evidence/evidence-files-field.tsx';
import { StatementFields } from './statement-fields.tsx';
import { useEvidenceForm } from './use-evidence-form.ts';
import { useFactTitle } from './use-fact-title.ts';

export type EvidenceKind = 'ask' | 'answer' | 'add';

export interface EvidenceDialogProps {
  athlete: { id: string; name: string };
  fact: FactVerification;
  kind: EvidenceKind;
  /** With the transcript on the profile, so nothing more is needed. */
  isCompared: boolean;
  /** Where the cursor goes afterwards: the button that was pressed may be gone by then. */
  returnTo: string;
  onClose: () => void;
}

export function EvidenceDialog(props: EvidenceDialogProps) {
  const { athlete, fact, kind, returnTo, onClose } = props;
  const t = useText();
  const factTitle = useFactTitle();
  // What can be focused in this page are HTML elements.
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(`family_verification.${kind}.title`, { fact: factTitle(fact) })}
        description={t('family_verification.dialog.of', { name: athlete.name })}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          const place = opener?.isConnected && opener !== document.body ? opener : null;
          (place ?? document.getElementById(returnTo))?.focus();
        }}
      >
        <EvidenceForm {...props} />
      </DialogContent>
    </Dialog>
  );
}

function EvidenceForm(props: EvidenceDialogProps) {
  const { fact, kind } = props;
  const t = useText();
  const { form, files, today, isBusy, problem, isAsked, submit } = useEvidenceForm(props);
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {kind === 'answer' && fact.question?.reason && <DirectorWords text={fact.question.reason} />}
      <p className="text-muted">{t(`family_verification.helps.${fact.fact_group}`)}</p>
      {/* Once the question is asked, only documents are left to send. */}
      {!isAsked && <StatementFields form={form} group={fact.fact_group} today={today} />}
      <EvidenceFilesField files={files} isBusy={isBusy} />
      {problem !== null && <Alert kind="error">{problem}</Alert>}
      <DialogActions className="mt-1">
        <DialogClose asChild>
          <Button variant="secondary">{t(isAsked ? 'ui.close' : 'ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isBusy} busyText={t('family_verification.sending')}>
          {isAsked ? t('family_verification.files.again') : t(`family_verification.${kind}.submit`)}
        </Button>
      </DialogActions>
    </form>
  );
}

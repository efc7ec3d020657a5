/** The forms on the way to verified guardianship. Who has said who they are goes straight on to showing it. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import { CONSENTS_TO_SHOW } from '@faircourt/contracts/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { NewlyLinkedLine } from '../../../domain/guardian-links/newly-linked-line.tsx';
import { consentSittingPath } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { ProofForm } from './proof-form.tsx';
import { StateForm } from './state-form.tsx';

/** Say who you are, ask for the check, answer the director, or add to what was sent. */
export type DialogKind = 'state' | 'ask' | 'answer' | 'add';

export interface GuardianshipDialogProps {
  athlete: FamilyAthlete;
  guardianship: Guardianship;
  kind: DialogKind;
  /** An invitation was accepted just now: the sheet says so itself, since a message would lie over its title. */
  isNewlyLinked: boolean;
  onClose: () => void;
}

export function GuardianshipDialog({
  athlete,
  guardianship,
  kind,
  isNewlyLinked,
  onClose,
}: GuardianshipDialogProps) {
  const t = useText();
  const [shown, setShown] = useState(kind);
  const navigate = useNavigate();
  const isNew = kind === 'state' && guardianship.question === null;
  // From 13 on the statement is enough to sign and to show colleges something: the proof opens more, and can wait.
  const isSigningNext = isNew && !athlete.may_be_under_13 && hasFormsToSign(athlete);
  // From the first step on there are two; who only corrects a mistake or comes back later sees one.
  const isFirst = isNew && !isSigningNext;
  const goOn = () => {
    if (isSigningNext) void navigate(consentSittingPath(athlete.id));
    else if (isFirst) setShown('ask');
    else onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(`guardianship.${shown}.title`)}
        description={
          isFirst
            ? t('guardianship.step_of', { step: shown === 'state' ? 1 : 2, name: athlete.name })
            : t('guardianship.for', { name: athlete.name })
        }
        // The panel takes the cursor back: the button that was pressed may be gone by then.
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {isNewlyLinked && (
          <div className="mb-8">
            <NewlyLinkedLine name={athlete.name} />
          </div>
        )}
        {shown === 'state' ? (
          <StateForm athlete={athlete} guardianship={guardianship} onStated={goOn} isFirst={isNew} />
        ) : (
          <ProofForm
            athlete={athlete}
            guardianship={guardianship}
            kind={shown}
            onDone={onClose}
            canSignFirst={isFirst && hasFormsToSign(athlete)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function hasFormsToSign({ consents }: FamilyAthlete): boolean {
  return consents.some(
    ({ kind, is_signed }) => !is_signed && CONSENTS_TO_SHOW.some((needed) => needed === kind),
  );
}

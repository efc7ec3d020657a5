/** The forms on the way to verified guardianship. Who has said who they are goes straight on to showing it. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import { useState } from 'react';
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
  onClose: () => void;
}

export function GuardianshipDialog({ athlete, guardianship, kind, onClose }: GuardianshipDialogProps) {
  const t = useText();
  const [shown, setShown] = useState(kind);
  // From the first step on there are two; who only corrects a mistake or comes back later sees one.
  const isFirst = kind === 'state' && guardianship.question === null;
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
        {shown === 'state' ? (
          <StateForm
            athlete={athlete}
            guardianship={guardianship}
            onStated={() => (isFirst ? setShown('ask') : onClose())}
            isFirst={isFirst}
          />
        ) : (
          <ProofForm
            athlete={athlete}
            guardianship={guardianship}
            kind={shown}
            onDone={onClose}
            canSignFirst={isFirst && athlete.consents.some(({ is_signed }) => !is_signed)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

import type { ConsentForm } from '@faircourt/contracts/consent-signing';
import { BookOpen, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { FormsOfAthlete } from './athlete-forms.tsx';
import { useSignConsent } from './consent.queries.ts';
import { FormText } from './form-text.tsx';
import { isSignedByReader } from './named-forms.ts';
import { SignForm } from './sign-form.tsx';

type SignDialogProps = {
  athlete: FormsOfAthlete;
  form: ConsentForm;
  /** Something else on the page comes first. */
  isQuiet: boolean;
};

/** The whole text, and below it the signature: nobody signs what was not in front of them. */
export function SignDialog({ athlete, form, isQuiet }: SignDialogProps) {
  const t = useText();
  const request = useSignConsent();
  const [isOpen, setIsOpen] = useState(false);
  const { document } = form;
  const canSign = athlete.can_sign && !isSignedByReader(form);
  const action = canSign ? t('consent.read_and_sign') : t('consent.read');
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant={canSign && !isQuiet ? 'primary' : 'secondary'}
          icon={canSign ? <PenLine aria-hidden /> : <BookOpen aria-hidden />}
          aria-label={t('ui.named_action', { action, title: document.title })}
        >
          {action}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={document.title}
        description={t('consent.about', { athlete: athlete.name, version: document.version })}
        className="sm:max-w-2xl"
      >
        <div className="flex flex-col gap-6">
          <FormText form={form} />
          {canSign && (
            <SignForm
              label={t('consent.sign')}
              signer={athlete}
              stored={t('consent.sign.stored')}
              onSign={async (signature) => {
                await request.mutateAsync({ athlete_id: athlete.id, document_id: document.id, ...signature });
                toast.success({ title: t('consent.sign.done'), description: document.title });
                setIsOpen(false);
              }}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

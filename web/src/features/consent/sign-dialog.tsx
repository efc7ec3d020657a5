import type { ConsentForm } from '@faircourt/contracts/consent-signing';
import { BookOpen, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import type { FormsOfAthlete } from './athlete-forms.tsx';
import { ChangesView } from './changes-view.tsx';
import { SignForm } from './sign-form.tsx';

type SignDialogProps = { athlete: FormsOfAthlete; form: ConsentForm };

/** The whole text, and below it the signature: nobody signs what was not in front of them. */
export function SignDialog({ athlete, form }: SignDialogProps) {
  const t = useText();
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { document, outdated } = form;
  const isSignedByMe = form.signatures.some(
    ({ is_yours, version }) => is_yours && version === document.version,
  );
  const canSign = athlete.can_sign && !isSignedByMe;
  const action = canSign ? t('consent.read_and_sign') : t('consent.read');
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant={canSign ? 'primary' : 'secondary'}
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
          {outdated && <ChangesView before={outdated} after={document} />}
          <div lang={document.locale}>
            <MarkdownText source={document.body} />
          </div>
          <p className="text-sm [overflow-wrap:anywhere] text-muted">
            {t('consent.checksum', { date: format.day(document.published_on), hash: document.hash })}
          </p>
          {canSign && <SignForm athlete={athlete} form={form} onDone={() => setIsOpen(false)} />}
        </div>
      </DialogContent>
    </Dialog>
  );
}

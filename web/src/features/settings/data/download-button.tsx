/** Fetches a download that is ready, once the password was typed again. */
import { LIMITS } from '@faircourt/contracts/limits';
import { FileDown } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { systemClock } from '../../../api/clock.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { dayAt } from '../../../shell/clock/readings.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { PasswordInput } from '../../../ui/input.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { toast } from '../../../ui/toast.tsx';
import { useOpenExport } from './data.queries.ts';

export function DownloadButton({ id, title }: { id: string; title: string }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button icon={<FileDown aria-hidden />} aria-label={t('data_export.download.label', { title })}>
          {t('data_export.download')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('data_export.password.title')} description={t('data_export.password.text')}>
        <PasswordForm id={id} onClose={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function PasswordForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const email = useSession().session?.user.email ?? '';
  const opening = useOpenExport();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (opening.isPending) return;
    setFailure(undefined);
    setFault(password === '' ? t('field_error.required') : undefined);
    if (password === '') return;
    try {
      saveBlob(await opening.mutateAsync({ id, password }), `faircourt-${dayAt(systemClock.now())}.zip`);
      toast.success({ title: t('data_export.downloaded') });
      onClose();
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'current_password_wrong';
      if (isWrong) setFault(t('error.current_password_wrong'));
      else setFailure(errorText(error));
    }
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {/* Password managers need to know whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('data_export.password.label')} error={fault} isRequired>
        <PasswordInput
          autoComplete="current-password"
          maxLength={LIMITS.passwordMax}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      {failure !== undefined && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={opening.isPending} busyText={t('data_export.downloading')}>
          {t('data_export.download')}
        </Button>
      </DialogActions>
    </form>
  );
}

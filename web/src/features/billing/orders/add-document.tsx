import { FILE_RULES } from '@faircourt/contracts/files';
import { Paperclip } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { FilePicker } from '../../../shell/files/file-picker.tsx';
import { SendingFile } from '../../../shell/files/sending-file.tsx';
import { useSingleUpload } from '../../../shell/files/use-single-upload.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSendOrderDocument } from './orders.queries.ts';

const RULE = FILE_RULES.evidence;

/** The order as a file, while nobody has decided about it. */
export function AddDocument({ orderId, hasOne }: { orderId: string; hasOne: boolean }) {
  const t = useText();
  const { mutateAsync: upload } = useSendOrderDocument(orderId);
  const { sending, problem, send, cancel } = useSingleUpload({
    rule: RULE,
    words: {
      wrongType: t('family_verification.files.wrong_type'),
      failed: t('family_verification.files.failed'),
    },
    upload,
    onStored: () => toast.success({ title: t('orders.document.stored') }),
  });
  const label = t(hasOne ? 'orders.document.replace' : 'orders.document.add');
  return (
    <>
      {sending ? (
        <SendingFile sending={sending} onCancel={cancel} />
      ) : (
        <FilePicker label={label} rule={RULE} onChoose={([file]) => file && void send(file)}>
          <Button variant="secondary" icon={<Paperclip aria-hidden />}>
            {label}
          </Button>
        </FilePicker>
      )}
      {problem !== null && <Alert kind="error">{problem}</Alert>}
    </>
  );
}

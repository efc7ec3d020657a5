/** A yes and a no, each with what is said afterwards. A double click counts once. */
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface Answer {
  label: string;
  give: () => Promise<void> | void;
}

export function AnswerButtons({ yes, no }: { yes: Answer; no: Answer }) {
  const t = useText();
  const errorText = useErrorText();
  const [given, setGiven] = useState<'yes' | 'no' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const answer = async (which: 'yes' | 'no') => {
    if (given !== null) return;
    setGiven(which);
    setFailure(null);
    try {
      await (which === 'yes' ? yes : no).give();
    } catch (error) {
      setFailure(errorText(error, t('team.not_saved')));
    }
    setGiven(null);
  };
  return (
    <>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          className="max-sm:w-full"
          icon={<Check aria-hidden />}
          isBusy={given === 'yes'}
          busyText={t('team.saving')}
          disabled={given === 'no'}
          onClick={() => void answer('yes')}
        >
          {yes.label}
        </Button>
        <Button
          variant="secondary"
          className="max-sm:w-full"
          icon={<X aria-hidden />}
          isBusy={given === 'no'}
          busyText={t('team.saving')}
          disabled={given === 'yes'}
          onClick={() => void answer('no')}
        >
          {no.label}
        </Button>
      </div>
    </>
  );
}

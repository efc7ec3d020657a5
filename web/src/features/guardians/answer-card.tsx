/** Somebody waits for a yes or a no: who, what for, and the two buttons. */
import { Check, X, type LucideIcon } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';

type Answer = {
  label: string;
  /** Saves it and says so. What goes wrong is said by the card. */
  give: () => Promise<void>;
};

type AnswerCardProps = Pick<ComponentProps<typeof Card>, 'ref' | 'tabIndex' | 'children'> & {
  icon: LucideIcon;
  title: string;
  /** Null where it is not this person's to say yet; the card then says why. */
  yes: Answer | null;
  no: Answer;
};

export function AnswerCard({ icon: Icon, title, yes, no, children, ...rest }: AnswerCardProps) {
  const t = useText();
  const titleId = useId();
  const { answer, given } = useAnswer({ yes, no });
  return (
    <Card
      aria-labelledby={titleId}
      className="flex flex-col gap-4 border-court/40 bg-court-soft p-5 sm:p-6"
      {...rest}
    >
      <div className="flex items-start gap-3">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-court" />
        <div className="flex min-w-0 flex-col gap-1">
          <CardTitle id={titleId} className="break-words">
            {title}
          </CardTitle>
          {children}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {yes && (
          <Button
            className="max-sm:w-full"
            icon={<Check aria-hidden />}
            isBusy={given === 'yes'}
            busyText={t('guardians.saving')}
            disabled={given === 'no'}
            onClick={() => void answer('yes')}
          >
            {yes.label}
          </Button>
        )}
        <Button
          variant="secondary"
          className="max-sm:w-full"
          icon={<X aria-hidden />}
          isBusy={given === 'no'}
          busyText={t('guardians.saving')}
          disabled={given === 'yes'}
          onClick={() => void answer('no')}
        >
          {no.label}
        </Button>
      </div>
    </Card>
  );
}

function useAnswer(answers: Record<'yes' | 'no', Answer | null>) {
  const t = useText();
  const errorText = useErrorText();
  const [given, setGiven] = useState<'yes' | 'no' | null>(null);
  const answer = async (chosen: 'yes' | 'no') => {
    setGiven(chosen);
    try {
      await answers[chosen]?.give();
    } catch (error) {
      toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
    }
    setGiven(null);
  };
  return { answer, given };
}

/** Somebody waits for a yes or a no: who, what for, and the two buttons. */
import { Check, X, type LucideIcon } from 'lucide-react';
import { useEffect, useId, type ComponentProps } from 'react';
import { useGivenAnswer, type Answers } from '../../domain/guardian-links/use-given-answer.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';

type AnswerCardProps = Pick<ComponentProps<typeof Card>, 'ref' | 'tabIndex' | 'children'> &
  Answers & {
    /** What was done just now was the yes: it is given without a press. */
    givesYesAtOnce?: boolean;
    /** What is inside gives the yes itself, and it is on its way. */
    isBusy?: boolean;
    icon: LucideIcon;
    title: string;
  };

export function AnswerCard({
  icon: Icon,
  title,
  yes,
  no,
  givesYesAtOnce = false,
  isBusy = false,
  children,
  ...rest
}: AnswerCardProps) {
  const t = useText();
  const titleId = useId();
  const { answer, given } = useGivenAnswer({ yes, no });
  useEffect(() => {
    if (givesYesAtOnce) void answer('yes');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; after a failure the button is there
  }, [givesYesAtOnce]);
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
          disabled={given === 'yes' || isBusy}
          onClick={() => void answer('no')}
        >
          {no.label}
        </Button>
      </div>
    </Card>
  );
}

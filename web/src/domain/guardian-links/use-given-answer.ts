import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';

type Answer = {
  label: string;
  /** Saves it and says so. What goes wrong is said by who asked. */
  give: () => Promise<void>;
};

/** `yes` is null where it is not this person's to say yet. */
export type Answers = { yes: Answer | null; no: Answer };

/** Gives one of two answers, once: while one is on its way, neither can be given. */
export function useGivenAnswer(answers: Answers, onGiven?: () => void) {
  const t = useText();
  const errorText = useErrorText();
  const [given, setGiven] = useState<'yes' | 'no' | null>(null);
  const answer = async (chosen: 'yes' | 'no') => {
    if (given !== null) return;
    setGiven(chosen);
    // Another try: what the last one said of itself goes.
    toast.dismissErrors();
    try {
      await answers[chosen]?.give();
      onGiven?.();
    } catch (error) {
      toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
    }
    setGiven(null);
  };
  return { answer, given };
}

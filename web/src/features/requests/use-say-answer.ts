/** What an answer led to: said in the place of its card where there is one, and else in a message, which would cover the next card. */
import type { FamilyRequest } from '@faircourt/contracts/requests';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';

export interface AnswerWords {
  title: string;
  description: string;
  /** What was said goes as soon as it is no longer so: a yes that was taken back. */
  isYes: boolean;
  /** Then the way to it comes along. */
  opensConversation: boolean;
}

/** Null takes back what was said too soon: the answer was not saved. */
export type SayInPlace = (words: AnswerWords | null) => void;

export function useSayAnswer(sayInPlace: SayInPlace | undefined) {
  const t = useText();
  const navigate = useNavigate();
  return async (words: AnswerWords, answer: () => Promise<void>): Promise<void> => {
    // Before the answer, with which the card is gone.
    sayInPlace?.(words);
    try {
      await answer();
    } catch (error) {
      sayInPlace?.(null);
      throw error;
    }
    if (sayInPlace) return;
    const { title, description, opensConversation } = words;
    toast.success({
      title,
      description,
      ...(opensConversation
        ? { action: { label: t('requests.open_messages'), onClick: () => void navigate(PATHS.messages) } }
        : {}),
    });
  };
}

/** By the first request of a card. The same coach may ask again, and somebody else may answer that. */
export function useSaidAnswers() {
  const [said, setSaid] = useState<ReadonlyMap<FamilyRequest['id'], AnswerWords>>(new Map());
  const sayOf =
    (id: string): SayInPlace =>
    (words) =>
      setSaid((before) => {
        const after = new Map(before);
        if (words) after.set(id, words);
        else after.delete(id);
        return after;
      });
  return { sayOf, saidOf: (id: string) => said.get(id) };
}

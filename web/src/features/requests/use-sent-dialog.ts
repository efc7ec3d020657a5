/**
 * What an answer was about stays in its dialog until that has closed. The card behind it has what is left already, and a
 * dialog that followed it would ask for a yes to the very thing that was left out.
 */
import type { FamilyRequest } from '@faircourt/contracts/requests';
import { useState } from 'react';

export type Requests = readonly [FamilyRequest, ...FamilyRequest[]];

/** Closes the dialog once the answer is kept; after a failure it shows again what the page does. */
export type SendDialog = (answer: () => Promise<void>) => Promise<void>;

export function useSentDialog(requests: Requests) {
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState<Requests | null>(null);
  const shown = sent ?? requests;
  const send: SendDialog = async (answer) => {
    setSent(shown);
    try {
      await answer();
    } catch (error) {
      setSent(null);
      throw error;
    }
    setIsOpen(false);
  };
  const change = (isNowOpen: boolean) => {
    if (isNowOpen) setSent(null);
    setIsOpen(isNowOpen);
  };
  return { shown, send, isOpen, setIsOpen: change };
}

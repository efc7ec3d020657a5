/** Says so when an edit has cost a badge, wherever on the page the edit was made. */
import type { FactVerification } from '@faircourt/contracts/verification';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { factKey } from '../../../domain/verification/fact-key.ts';
import { askVerificationPath } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { droppedByEdit } from './dropped-by-edit.ts';
import { useOwnFacts } from './use-own-facts.ts';

export function useDroppedBadges(): void {
  const t = useText();
  const navigate = useNavigate();
  const facts = useOwnFacts();
  const before = useRef<readonly FactVerification[] | null>(null);
  useEffect(() => {
    if (!facts) return;
    for (const fact of droppedByEdit(before.current ?? [], facts)) {
      const name = [t(`facts.${fact.fact_group}`), fact.season_label].filter(Boolean).join(' ');
      toast.info({
        title: t('profile.verification.dropped', { fact: name }),
        description: t('profile.verification.dropped.text'),
        action: {
          label: t('profile.verification.ask_again'),
          onClick: () => void navigate(askVerificationPath(factKey(fact))),
        },
      });
    }
    before.current = facts;
  }, [facts, t, navigate]);
}

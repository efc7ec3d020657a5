/** What the marks alone would say wrongly: what nobody has to wait for, and what could still be signed. */
import type { Road } from '@faircourt/contracts/road';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../shell/app-link.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { currentStep } from './step-place.ts';

export function RoadNotes({ road }: { road: Road }) {
  const t = useText();
  const format = useFormat();
  const { steps, optional_forms: optional, is_proof_needed: isProofNeeded, is_self: isSelf } = road;
  const isOpen = (name: Road['steps'][number]['step']) =>
    steps.some(({ step, state }) => step === name && state !== 'done');
  // To the one who can show it. Where the proof is the step to look at, its own words say what it opens.
  const isProofExtra = !isSelf && isOpen('proof') && !isProofNeeded && currentStep(road)?.step !== 'proof';
  // To the one who can sign them.
  const hasOptional = !isSelf && optional.length > 0 && !isOpen('forms');
  if (!isProofExtra && !hasOptional) return null;
  return (
    <ul className="flex flex-col gap-2 text-sm text-muted">
      {isProofExtra && <Note>{t('road.note.proof')}</Note>}
      {hasOptional && (
        <Note>
          {t('road.note.forms', {
            count: optional.length,
            opens: format.list(optional.map((kind) => t(`road.opens.${kind}`))),
          })}{' '}
          <AppLink
            to={PATHS.consent}
            className="font-medium text-court underline decoration-court/35 underline-offset-4"
          >
            {t('road.note.forms.see')}
          </AppLink>
        </Note>
      )}
    </ul>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-court" />
      <p className="min-w-0">{children}</p>
    </li>
  );
}

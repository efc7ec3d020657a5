/** Above "Create Account", for a guardian whom an athlete has invited by email: the invitation is accepted with the same press. */
import { AGES } from '@faircourt/contracts/limits';
import type { Relationship } from '@faircourt/contracts/vocabulary';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { yearsOld } from '../../domain/age.ts';
import type { AcceptWish } from '../../domain/guardian-links/accept-wish.ts';
import { useText } from '../../i18n/use-text.ts';
import { useToday } from '../../shell/clock/use-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

/** The two that most are; the others say it on the next page. */
const AT_ONCE = ['mother', 'father'] as const;

type AcceptTooProps = {
  isBusy: boolean;
  /** Whose press is on its way. */
  accepting: Relationship | null;
  /** Marks what is missing above, for who may not accept yet: all is said at once. True: nothing is. */
  checkRest: () => Promise<boolean>;
  onAccept: (wish: AcceptWish) => void;
};

export function AcceptToo({ isBusy, accepting, checkRest, onAccept }: AcceptTooProps) {
  const t = useText();
  const today = useToday();
  const [birthdate, setBirthdate] = useState('');
  const [isTried, setIsTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const age = yearsOld(birthdate, today);
  // Before the account: nobody becomes a guardian by a statement that is refused.
  const problem =
    age === null ? t('field_error.date') : age < AGES.adult ? t('guardianship.state.not_of_age') : undefined;
  const accept = async (relationship: Relationship) => {
    setIsTried(true);
    if (problem === undefined) onAccept({ birthdate, relationship });
    else if (await checkRest()) input.current?.focus();
  };
  return (
    <section className="flex flex-col gap-4 rounded-md border border-line bg-sunken px-4 py-4">
      <p>{t('auth.offer.accept_too')}</p>
      <Field label={t('guardianship.state.birthdate')} error={isTried ? problem : undefined}>
        <Input
          ref={input}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={today}
          value={birthdate}
          onChange={({ target }) => setBirthdate(target.value)}
        />
      </Field>
      {AT_ONCE.map((relationship) => (
        <Button
          key={relationship}
          width="full"
          className="py-2"
          icon={<Check aria-hidden />}
          isBusy={isBusy && accepting === relationship}
          busyText={t('auth.busy')}
          disabled={isBusy && accepting !== relationship}
          onClick={() => void accept(relationship)}
        >
          {t(`auth.offer.accept_as.${relationship}`)}
        </Button>
      ))}
    </section>
  );
}

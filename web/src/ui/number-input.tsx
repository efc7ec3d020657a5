import type { ComponentProps, FormEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { cn } from './class-names.ts';
import { Input } from './input.tsx';

/** A number field whose value does not change under a scrolling wheel, without the arrows that nobody can hit. */
export function NumberInput({ step = 1, className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const isWhole = Number.isInteger(Number(step));
  return (
    <Input
      type="number"
      step={step}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      className={cn('[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none', className)}
      onWheel={(event) => event.currentTarget.blur()}
      {...rest}
    />
  );
}

/**
 * A browser hides what it cannot read as a number ("1e", "-"): the field then looks empty to every script. It becomes
 * "NaN" here, so that a check refuses it instead of taking it for left empty. Hears `input`, since React reports no
 * change from one such text to another or to none.
 */
export function numberRegistration<Name extends string>(registration: UseFormRegisterReturn<Name>) {
  const { name, onChange, onBlur, ...rest } = registration;
  const readable = (event: NumberEvent): NumberEvent =>
    event.target.validity?.badInput ? { type: event.type, target: { name, value: 'NaN' } } : event;
  return {
    ...rest,
    name,
    onInput: (event: FormEvent<HTMLInputElement>) => void onChange(readable(asNumberEvent(event))),
    onBlur: (event: FormEvent<HTMLInputElement>) => void onBlur(readable(asNumberEvent(event))),
  };
}

/** What React Hook Form itself takes: an event, or as much of one as it reads. */
type NumberEvent = {
  type?: string | undefined;
  target: { name?: string; value?: string; validity?: { badInput: boolean } };
};

function asNumberEvent(event: FormEvent<HTMLInputElement>): NumberEvent {
  // Both events come from the input itself; React types only `currentTarget` as such.
  return event as FormEvent<HTMLInputElement> & { target: HTMLInputElement };
}

import type { ChangeEvent, ComponentProps, FocusEvent } from 'react';
import { cn } from './class-names.ts';
import { Input } from './input.tsx';

/** For codes: shows whatever is typed in upper case, and gives the form the same value. */
export function UpperCaseInput({ onChange, onBlur, className, ...rest }: ComponentProps<'input'>) {
  return (
    <Input
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      className={cn('uppercase placeholder:normal-case', className)}
      {...rest}
      onChange={(event) => {
        // Changing the text under a composing keyboard would double letters; leaving the field settles it.
        if (!(event.nativeEvent as InputEvent).isComposing) toUpperCase(event);
        onChange?.(event);
      }}
      onBlur={(event) => {
        if (toUpperCase(event)) onChange?.(event);
        onBlur?.(event);
      }}
    />
  );
}

/** Says whether anything had to change. */
function toUpperCase(event: ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>): boolean {
  const input = event.target;
  const upper = input.value.toUpperCase();
  if (upper === input.value) return false;
  const { selectionStart, selectionEnd } = input;
  input.value = upper;
  input.setSelectionRange(selectionStart, selectionEnd);
  return true;
}

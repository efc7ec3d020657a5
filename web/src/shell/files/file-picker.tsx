import type { FileRule } from '@faircourt/contracts/files';
import { Slot } from 'radix-ui';
import { useRef, type ReactElement } from 'react';

type FilePickerProps = {
  label: string;
  rule: FileRule;
  isMultiple?: boolean;
  onChoose: (files: readonly File[]) => void;
  /** The button that people reach: the browser's own control can be neither labelled nor translated. */
  children: ReactElement;
};

export function FilePicker({ label, rule, isMultiple = false, onChoose, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        aria-label={label}
        accept={rule.types.join(',')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Emptied, so that the same file can be chosen again after it was corrected.
          target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      <Slot.Root onClick={() => input.current?.click()}>{children}</Slot.Root>
    </>
  );
}

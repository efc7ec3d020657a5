import { useKeysSetting } from './keys-setting.ts';

/** Which key does the same as the button that it is on, where there is a keyboard. */
export function KeyCap({ name }: { name: string }) {
  const { isOn } = useKeysSetting();
  return (
    isOn && (
      <kbd aria-hidden className="rounded-sm border border-current/50 px-1.5 text-sm leading-5 max-sm:hidden">
        {name}
      </kbd>
    )
  );
}

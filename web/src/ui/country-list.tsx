/** The countries that a field offers, as options below it. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions --
   a listbox by the ARIA practices: HTML has none that opens below a text field, and the keyboard is the field's */
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Flag } from './flag.tsx';
import type { CountryChoice } from './use-country-choice.ts';

type CountryListProps = { id: string; choice: CountryChoice };

export function CountryList({ id, choice }: CountryListProps) {
  const t = useText();
  const { found, active } = choice;
  const boxRef = useRef<HTMLDivElement>(null);
  // Above a phone's keyboard and inside a dialog that scrolls, the list itself must come into sight.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    boxRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={boxRef}
      // Pressing here must not take the cursor out of the field: leaving it settles what was typed.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-1.5 min-w-60 scroll-my-3 rounded-md border border-line bg-raised shadow-float"
    >
      {found.length === 0 ? (
        <p className="px-3 py-2.5 text-sm text-muted">{t('regions.country.none')}</p>
      ) : (
        <ul
          id={id}
          role="listbox"
          aria-label={t('ui.country.list')}
          className="max-h-60 overflow-y-auto overscroll-contain p-1.5"
        >
          {found.map(({ code, name }, index) => (
            <li
              key={code}
              id={`${id}-${index}`}
              ref={index === active ? bringIntoSight : undefined}
              role="option"
              aria-selected={index === active}
              onClick={() => choice.choose(code)}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1.5 hover:bg-ink/6 aria-selected:bg-ink/10"
            >
              <Flag code={code} />
              <span className="min-w-0">
                {name} <span className="whitespace-nowrap text-muted">· {code}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Within the list alone: the page must not move under the person's finger. */
function bringIntoSight(option: HTMLLIElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const below = option.offsetTop + option.offsetHeight - list.clientHeight;
  if (list.scrollTop > option.offsetTop) list.scrollTop = option.offsetTop;
  else if (list.scrollTop < below) list.scrollTop = below;
}

/** What was found, as options under the field that finds it. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions --
   a listbox by the ARIA practices: HTML has none that opens below a text field, and the keyboard is the field's */
import type { Institution } from '@faircourt/contracts/institutions';
import { BadgeCheck, Plus } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { CountryName } from '../../ui/country-name.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { keyOf, type Option } from './use-institution-search.ts';

type InstitutionChoicesProps = {
  id: string;
  isListed: boolean;
  options: readonly Option[];
  activeKey: string | null;
  isSearching: boolean;
  isFailed: boolean;
  search: string;
  onTake: (option: Option) => void;
  onPoint: (option: Option) => void;
};

export function InstitutionChoices(props: InstitutionChoicesProps) {
  const t = useText();
  const { id, isListed, options, activeKey, isSearching, isFailed, search, onTake, onPoint } = props;
  return (
    <div
      className={cn(
        'absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-float',
        !isListed && 'hidden',
      )}
      // Pressing here must not take the cursor out of the field, which would close the list before the press counts.
      onMouseDown={(event) => event.preventDefault()}
    >
      <p aria-hidden className="px-3 py-2 text-sm text-muted empty:hidden">
        {isSearching
          ? t('institution.find.searching')
          : isFailed
            ? t('institution.find.failed')
            : options.length === 1 && t('institution.find.none')}
      </p>
      <ul id={id} role="listbox" aria-label={t('institution.find.list')}>
        {options.map((option) => (
          <li
            key={keyOf(option)}
            id={`${id}-${keyOf(option)}`}
            role="option"
            aria-selected={keyOf(option) === activeKey}
            className={cn(
              'flex min-h-11 cursor-pointer flex-col justify-center rounded-sm px-3 py-2',
              keyOf(option) === activeKey && 'bg-court-soft',
            )}
            onClick={() => onTake(option)}
            onMouseMove={() => onPoint(option)}
          >
            {option === 'propose' ? (
              <span className="flex items-center gap-2 font-medium [overflow-wrap:anywhere] text-court">
                <Plus aria-hidden className="size-4.5 shrink-0" />
                {t('institution.find.propose_named', { name: search })}
              </span>
            ) : (
              <InstitutionLine institution={option} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function InstitutionLine({ institution }: { institution: Institution }) {
  const t = useText();
  const { name, kind, city, country_code, status } = institution;
  return (
    <>
      <span className="flex items-center gap-2 font-medium">
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        {status === 'verified' && (
          <span className="inline-flex items-center gap-1 text-sm text-verified">
            <BadgeCheck aria-hidden className="size-4 shrink-0" />
            {t('institution.find.verified')}
          </span>
        )}
      </span>
      <span className="text-sm text-muted">
        <DottedLine
          parts={[
            t(`institution.kind_name.${kind}`),
            city,
            <CountryName key="country" code={country_code} />,
          ]}
        />
      </span>
    </>
  );
}

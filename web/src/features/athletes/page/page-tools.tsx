import { Printer } from 'lucide-react';
import { AddToList } from '../../../domain/lists/add-to-list.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { UnitSwitch } from '../../../ui/unit-switch.tsx';

type PageToolsProps = { athlete: { id: string; name: string }; isPrintable: boolean };

/** The units, the lists and the sheet for the folder: below the person, who comes first. */
export function PageTools({ athlete, isPrintable }: PageToolsProps) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <UnitSwitch />
      {/* On a phone the bar at the lower edge has it, which a locked page does not have. */}
      <div className={isPrintable ? 'empty:hidden max-sm:hidden' : 'empty:hidden'}>
        <AddToList athlete={athlete} />
      </div>
      {isPrintable && (
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => print()}>
          {t('athlete.page.print')}
        </Button>
      )}
    </div>
  );
}

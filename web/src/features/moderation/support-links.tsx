import type { ModerationItem } from '@faircourt/contracts/moderation';
import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { supportRequestPath } from '../../shell/paths.ts';
import { buttonClasses } from '../../ui/button.tsx';

/** People who wrote to support are answered there. Nothing is mailed about a report that nobody may learn of. */
export function SupportLinks({ item: { support, is_quiet: isQuiet } }: { item: ModerationItem }) {
  const t = useText();
  if (support.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {support.map(({ id, reference }) => (
        <li key={id}>
          <Link
            to={supportRequestPath(id)}
            className={buttonClasses({
              variant: 'secondary',
              className: 'w-full justify-start py-2 text-left leading-tight',
            })}
          >
            <LifeBuoy aria-hidden />
            {t(isQuiet ? 'moderation.support.note' : 'moderation.support', { reference })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

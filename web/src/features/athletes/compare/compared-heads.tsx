/** Who is compared: stays in sight while one reads on, and lets one take somebody out or put another in their place. */
import { COMPARE_LIMITS, type ComparedAthlete } from '@faircourt/contracts/comparison';
import { ArrowLeftRight, EllipsisVertical, ExternalLink, X } from 'lucide-react';
import { Link } from 'react-router';
import { fileUrl } from '../../../api/file-url.ts';
import { useText } from '../../../i18n/use-text.ts';
import { athletePath } from '../../../shell/paths.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { JerseyAvatar } from '../../../ui/jersey-avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/menu.tsx';
import { columnsFor } from './compared-rows.tsx';

interface ComparedHeadsProps {
  athletes: readonly ComparedAthlete[];
  fileKey: string;
  onRemove: (id: string) => void;
  onSwap: (id: string) => void;
}

export function ComparedHeads({ athletes, fileKey, onRemove, onSwap }: ComparedHeadsProps) {
  const t = useText();
  return (
    <ul
      aria-label={t('compare.athletes')}
      className={cn(
        columnsFor(athletes.length),
        // Two by two on a phone: four names stay in sight and leave room to read.
        'sticky top-17 z-20 -mx-4 grid-cols-2 gap-y-1 border-b border-line bg-paper px-4 py-2 sm:-mx-8 sm:px-14 md:gap-y-2 md:py-3 print:static print:mx-0 print:px-0',
      )}
    >
      {athletes.map(({ card }) => (
        <li key={card.id} className="flex min-w-0 items-center gap-2 md:gap-3">
          <JerseyAvatar
            name={card.name}
            position={card.primary_position}
            photoUrl={card.avatar_url && fileUrl(card.avatar_url, fileKey)}
            className="size-8 md:size-12"
          />
          <div className="min-w-0 flex-1">
            <h2 className="truncate text-sm md:line-clamp-2 md:text-base md:whitespace-normal">
              <Link to={athletePath(card.id)} className="rounded-sm hover:underline" title={card.name}>
                {card.name}
              </Link>
            </h2>
            {/* Below each other where they do not fit beside each other: no fact is cut. */}
            <p className="flex flex-wrap gap-x-2 text-sm text-muted max-md:hidden print:flex">
              {card.primary_position && <span>{t(`position.${card.primary_position}`)}</span>}
              {card.grad_year && <span>{t('athlete.class_of', { year: String(card.grad_year) })}</span>}
            </p>
          </div>
          <HeadMenu
            card={card}
            canRemove={athletes.length > COMPARE_LIMITS.athletesMin}
            onRemove={() => onRemove(card.id)}
            onSwap={() => onSwap(card.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface HeadMenuProps {
  card: ComparedAthlete['card'];
  canRemove: boolean;
  onRemove: () => void;
  onSwap: () => void;
}

function HeadMenu({ card, canRemove, onRemove, onSwap }: HeadMenuProps) {
  const t = useText();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t('compare.menu', { name: card.name })} className="-mr-2 shrink-0 print:hidden">
          <EllipsisVertical aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <Link to={athletePath(card.id)}>
            <ExternalLink aria-hidden />
            {t('athlete.panel.whole')}
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onSwap}>
          <ArrowLeftRight aria-hidden />
          {t('compare.swap')}
        </DropdownMenuItem>
        {canRemove && (
          <DropdownMenuItem onSelect={onRemove}>
            <X aria-hidden />
            {t('compare.remove')}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

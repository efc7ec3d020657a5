/** An athlete's photo, or a jersey in the colors of the position while there is none. */
import type { Position } from '@faircourt/contracts/vocabulary';
import { Avatar as Radix } from 'radix-ui';
import { initialsOf } from './avatar.tsx';
import { cn } from './class-names.ts';

interface Kit {
  cloth: string;
  trim: string;
  letters: string;
}

/** Kits look the same by day and by night, as on a real court, so the ground stays light enough. Letters reach AA on the cloth. */
const KITS: Record<Position, Kit> = {
  'Point Guard': { cloth: '#1f3a68', trim: '#e9c998', letters: '#ffffff' },
  'Shooting Guard': { cloth: '#bd5114', trim: '#fbece2', letters: '#ffffff' },
  'Small Forward': { cloth: '#e9c998', trim: '#bd5114', letters: '#14213d' },
  'Power Forward': { cloth: '#14213d', trim: '#f0925a', letters: '#ffffff' },
  Center: { cloth: '#5b3a1e', trim: '#e9c998', letters: '#ffffff' },
};
const PRACTICE_KIT: Kit = { cloth: '#545e76', trim: '#e6dfd3', letters: '#ffffff' };

export type JerseyAvatarProps = {
  name: string;
  photoUrl?: string | null | undefined;
  position: Position | null;
  /** Given only where the family has released it; the initials take its place. */
  number?: number | null | undefined;
  className?: string;
};

/** The name is written beside it, so it says nothing to a screen reader. */
export function JerseyAvatar({ name, photoUrl, position, number, className }: JerseyAvatarProps) {
  return (
    <Radix.Root
      aria-hidden
      className={cn(
        'inline-grid size-10 shrink-0 overflow-hidden rounded-full bg-court-soft dark:bg-court/75',
        className,
      )}
    >
      {photoUrl && <Radix.Image src={photoUrl} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="size-full">
        <Jersey kit={position ? KITS[position] : PRACTICE_KIT} letters={lettersOn(name, number ?? null)} />
      </Radix.Fallback>
    </Radix.Root>
  );
}

export function lettersOn(name: string, number: number | null): string {
  return number === null ? initialsOf(name) : String(number);
}

function Jersey({ kit, letters }: { kit: Kit; letters: string }) {
  return (
    <svg viewBox="0 0 48 48" className="size-full">
      <path
        d="M14.5 7h5.2c.6 5.6 8 5.6 8.6 0h5.2c.3 6.2 2.3 9.4 5.5 10.6V48H9V17.6C12.2 16.4 14.2 13.2 14.5 7Z"
        fill={kit.cloth}
      />
      <g fill="none" stroke={kit.trim} strokeWidth="1.6">
        <path d="M19.7 7c.6 5.6 8 5.6 8.6 0" />
        <path d="M14.5 7c-.3 6.2-2.3 9.4-5.5 10.6M33.5 7c.3 6.2 2.3 9.4 5.5 10.6" />
      </g>
      <text
        x="24"
        y="34.5"
        fill={kit.letters}
        textAnchor="middle"
        className="font-heading"
        fontSize={letters.length > 1 ? 14.5 : 16.5}
        fontWeight="700"
      >
        {letters}
      </text>
    </svg>
  );
}

import { Avatar as Radix } from 'radix-ui';
import { cn } from './class-names.ts';

/** What people take for one letter, be it of several characters; slow to make, quick to ask. */
const LETTERS = new Intl.Segmenter();

/** A photo, or the initials of the name while there is none. The name stands beside it in text. */
export function Avatar({
  name,
  photoUrl,
  className,
}: {
  name: string;
  photoUrl?: string | null;
  className?: string;
}) {
  return (
    <Radix.Root
      aria-hidden
      className={cn(
        'inline-grid size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-court-soft text-sm font-semibold text-court',
        className,
      )}
    >
      {photoUrl && <Radix.Image src={photoUrl} alt="" className="size-full object-cover" />}
      <Radix.Fallback>{initialsOf(name)}</Radix.Fallback>
    </Radix.Root>
  );
}

export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/u)
    .filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${firstLetter(first)}${firstLetter(last)}`.toLocaleUpperCase();
}

function firstLetter(word: string): string {
  return Array.from(LETTERS.segment(word))[0]?.segment ?? '';
}

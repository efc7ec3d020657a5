import { Avatar as Radix } from 'radix-ui';
import { cn } from './class-names.ts';

/** A letter of Latin script that no accent of its own follows: one character is one letter. */
const PLAIN_LETTER = /^[\dA-Za-zÀ-ɏ](?!\p{M})/u;

/** What people take for one letter, be it of several characters: 30 ms to make, so only for whom it matters. */
let letters: Intl.Segmenter | undefined;

/** A photo, or the initials of the name while there is none. The name is written beside it. */
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
  const [plain] = PLAIN_LETTER.exec(word) ?? [];
  if (plain !== undefined) return plain;
  letters ??= new Intl.Segmenter();
  return Array.from(letters.segment(word))[0]?.segment ?? '';
}

import { cn } from '../../../ui/class-names.ts';

const GRADES = [9, 10, 11, 12];

/** The four years of high school with the article's own one lit. The title names the year in words. */
export function SchoolYears({ grade }: { grade: number }) {
  return (
    <span aria-hidden className="mt-4 grid grid-cols-4 gap-1.5">
      {GRADES.map((each) => (
        <span
          key={each}
          className={cn(
            'rounded-sm py-1 text-center text-sm font-semibold tabular-nums',
            each === grade ? 'bg-ball-strong text-white' : 'bg-court-soft text-court',
          )}
        >
          {each}
        </span>
      ))}
    </span>
  );
}

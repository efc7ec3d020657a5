import { Sample } from './sample.tsx';

// Whole class names, because Tailwind only builds what it can read.
const COLOURS = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['night', 'bg-night'],
  ['primary', 'bg-primary'],
  ['court', 'bg-court'],
  ['court-soft', 'bg-court-soft'],
  ['ball', 'bg-ball'],
  ['ball-strong', 'bg-ball-strong'],
  ['ball-soft', 'bg-ball-soft'],
  ['hardwood', 'bg-hardwood'],
  ['verified', 'bg-verified'],
  ['verified-soft', 'bg-verified-soft'],
  ['caution', 'bg-caution'],
  ['caution-soft', 'bg-caution-soft'],
  ['stop', 'bg-stop'],
  ['stop-soft', 'bg-stop-soft'],
] as const;

const HEADINGS = new Set(['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg']);
const SIZES = [...HEADINGS, 'text-base', 'text-sm'];

export function TokenSamples() {
  return (
    <>
      <Sample title="Colour" className="grid grid-cols-3 sm:grid-cols-5">
        {COLOURS.map(([name, background]) => (
          <div key={name}>
            <div className={`h-12 rounded-md border border-line ${background}`} />
            <p className="mt-1 truncate text-sm text-muted">{name}</p>
          </div>
        ))}
      </Sample>
      <Sample title="Type" className="flex-col items-start gap-2">
        {SIZES.map((size) => (
          <p key={size} className={`max-w-full truncate ${size} ${HEADINGS.has(size) ? 'font-heading' : ''}`}>
            Court vision {size.slice(5)}
          </p>
        ))}
        <p className="tabular-nums">Tabular figures 0123456789 · 184–4 · 568–167</p>
      </Sample>
    </>
  );
}

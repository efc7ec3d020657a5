import { CircleAlert, CircleCheck, Paperclip, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { SendingLines } from './sending-file.tsx';

type ChosenFileItemProps = {
  name: string;
  /** Beside the name, such as its size. */
  details?: string;
  /** The share that was sent, while it is on its way; null before and after. */
  share: number | null;
  problem: string | null;
  /** Text below the name once the server has the file. */
  doneText?: ReactNode;
  /** Without it, the file can no longer be taken out of the list. */
  remove?: { label: string; run: () => void };
};

/** One of several files that a person chose, and what became of it. */
export function ChosenFileItem({ name, details, share, problem, doneText, remove }: ChosenFileItemProps) {
  return (
    <li className="flex items-center gap-2.5 rounded-md border border-line bg-sunken/50 pl-3">
      <StateIcon hasProblem={problem !== null} isDone={doneText !== undefined} />
      <div className="flex min-h-11 min-w-0 flex-1 flex-col justify-center gap-1 py-2">
        <p className="truncate text-sm">
          {name}
          {details && <span className="text-muted"> {details}</span>}
        </p>
        {share !== null && <SendingLines name={name} share={share} />}
        {doneText && <p className="text-sm text-muted">{doneText}</p>}
        {problem !== null && (
          <p role="alert" className="text-sm text-stop">
            {problem}
          </p>
        )}
      </div>
      {remove && (
        <IconButton label={remove.label} className="shrink-0" onClick={remove.run}>
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

function StateIcon({ hasProblem, isDone }: { hasProblem: boolean; isDone: boolean }) {
  if (hasProblem) return <CircleAlert aria-hidden className="size-4 shrink-0 text-stop" />;
  if (isDone) return <CircleCheck aria-hidden className="size-4 shrink-0 text-verified" />;
  return <Paperclip aria-hidden className="size-4 shrink-0 text-court" />;
}

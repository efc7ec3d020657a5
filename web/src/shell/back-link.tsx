import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonClasses } from '../ui/button.tsx';
import { stepsBackTo } from './trail.ts';

type BackLinkProps = {
  to: string;
  /** Pages that lead on from one to the next: from the last of them it is one press back, too. */
  isOfRow?: (pathname: string) => boolean;
  look?: Pick<NonNullable<Parameters<typeof buttonClasses>[0]>, 'size' | 'className'>;
  children: ReactNode;
};

/** Steps back where one came from that page: its place, and what was opened and chosen there, is kept. Else a link to it. */
export function BackLink({ to, isOfRow, look, children }: BackLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className={buttonClasses({ variant: 'secondary', ...look })}
      onClick={(event) => {
        const steps = stepsBackTo(new URL(to, window.location.href).pathname, isOfRow);
        if (steps === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-steps);
      }}
    >
      <ArrowLeft aria-hidden />
      {children}
    </Link>
  );
}

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonClasses } from '../ui/button.tsx';
import { isBehind } from './trail.ts';

/** Steps back where one came from that page: its place, and what was opened and chosen there, is kept. Else a link to it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className={buttonClasses({ variant: 'secondary' })}
      onClick={(event) => {
        if (!isBehind(to) || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden />
      {children}
    </Link>
  );
}

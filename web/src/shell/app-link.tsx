import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isAppRoute } from './paths.ts';

/** Stays inside the application where the target is one of its routes; else loads the other document. */
export function AppLink({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  const path = to.split(/[?#]/)[0] ?? to;
  if (isAppRoute(path)) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

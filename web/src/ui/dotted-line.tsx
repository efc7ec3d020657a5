import { createElement, Fragment, type ReactNode } from 'react';

/** Facts in one line, with a dot between them; those that are missing are left out. */
export function DottedLine({ parts }: { parts: readonly ReactNode[] }) {
  const line = parts.filter(Boolean).flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
  return createElement(Fragment, null, ...line);
}

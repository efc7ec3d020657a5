/** The region that this browser is set up for: the only place that asks for it. */

let read: { tag: string; region: string | null } | null = null;

/** Null where the browser names none, or a language in a way that nobody can read: some say "en-US@posix", some nothing. */
export function browserRegion(): string | null {
  const tag = navigator.language;
  // Asked on every drawing of a measure, and the same as long as the language is.
  if (read?.tag !== tag) read = { tag, region: regionOf(tag) };
  return read.region;
}

function regionOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}

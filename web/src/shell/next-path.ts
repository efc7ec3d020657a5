/** Where to go after signing in. The wish comes from the address bar, so only local paths are believed. */
import { PATHS } from './paths.ts';

const ANY_ORIGIN = 'https://local.invalid';

/**
 * The address of the sign-in page for someone who wanted `wish`. The dashboard is the default and not spelled out. Who had a
 * session until now is never asked to sign up, whatever the page.
 */
export function signInPath(wish: string, { hadSession = false } = {}): string {
  const next = safeNextPath(wish);
  const mode = hadSession ? '&mode=signin' : '';
  return next === PATHS.dashboard ? PATHS.auth : `${PATHS.auth}?next=${encodeURIComponent(next)}${mode}`;
}

/** Where admins and directors set up their second factor, before they go where they wanted to. */
export function secureAccountPath(wish: string): string {
  const next = safeNextPath(wish);
  return next === PATHS.dashboard
    ? PATHS.secureAccount
    : `${PATHS.secureAccount}?next=${encodeURIComponent(next)}`;
}

/** `next` if it is a path on this site, else the dashboard. */
export function safeNextPath(next: string | null | undefined): string {
  // "//evil.example" and "/\evil.example" start with a slash and yet leave the site.
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || !URL.canParse(next, ANY_ORIGIN)) {
    return PATHS.dashboard;
  }
  const url = new URL(next, ANY_ORIGIN);
  const isSignIn = url.pathname === PATHS.auth || url.pathname.startsWith(`${PATHS.auth}/`);
  if (url.origin !== ANY_ORIGIN || isSignIn) return PATHS.dashboard;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Dot segments may resolve to a path that starts with two slashes: check what the browser would see.
  return path.startsWith('//') ? PATHS.dashboard : path;
}

/** The address behind a family code, short enough for a chat. Who is not signed in is led through sign-up to it. */
import { PATHS } from '../../shell/paths.ts';

export function guardianInviteAddress(code: string, origin: string): string {
  return `${origin}${PATHS.athletes}?${new URLSearchParams({ code }).toString()}`;
}

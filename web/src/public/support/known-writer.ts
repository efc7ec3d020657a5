/** Who writes, as the browser's own session names them: nothing is asked of the server for it. */

export interface Writer {
  name: string;
  email: string;
}

/** The part of the stored session that is read here. */
type Kept = { user?: { email?: unknown; user_metadata?: { name?: unknown } } } | null;

/** Null: nobody is signed in, or nothing can be read. */
export function readKnownWriter(storage: Pick<Storage, 'getItem'>): Writer | null {
  try {
    const user = (JSON.parse(storage.getItem('faircourt.session') ?? 'null') as Kept)?.user;
    const name = user?.user_metadata?.name;
    const email = user?.email;
    return typeof name === 'string' && name !== '' && typeof email === 'string' ? { name, email } : null;
  } catch {
    return null;
  }
}

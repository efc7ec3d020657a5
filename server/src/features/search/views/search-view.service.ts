/** How somebody likes to read results. It says nothing about anybody, so it leaves no entry in the log. */
import { TABLE_COLUMNS, type KeepSearchView, type KeptSearchView } from '@faircourt/contracts/search-view';
import { isSignedIn } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findSearchView, saveSearchView } from './search-view.store.ts';

export async function readSearchView(db: Database, guard: Guard): Promise<KeptSearchView> {
  const kept = await findSearchView(db, searcherOf(guard));
  if (!kept) return { view: null, columns: [...TABLE_COLUMNS] };
  // A column that a later version has left out is passed over.
  const columns = kept.columns.flatMap((name) => TABLE_COLUMNS.find((column) => column === name) ?? []);
  return { view: kept.view, columns };
}

export async function keepSearchView(
  db: Database,
  guard: Guard,
  chosen: KeepSearchView,
): Promise<KeptSearchView> {
  await saveSearchView(db, searcherOf(guard), chosen);
  return readSearchView(db, guard);
}

function searcherOf(guard: Guard): string {
  guard.authorise('athlete.search');
  // The guard has let this person through by then, so somebody is signed in.
  if (!isSignedIn(guard.actor)) throw notFound();
  return guard.actor.userId;
}

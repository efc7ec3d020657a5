/** Makes downloads, one at a time on each server, and deletes those whose days are over. */
import type { JobDefinition, JobName } from '../../../platform/jobs.ts';
import type { MakeExportDeps } from './export.deps.ts';
import { forgetExports } from './forget-exports.service.ts';
import { makeExport } from './make-export.service.ts';

export const MAKE_EXPORT: JobName<{ exportId: string }> = { name: 'make-data-export' };

/** Far longer than the files of any one person take. */
const WITHIN_SECONDS = 30 * 60;

export function makeExportJob(deps: MakeExportDeps): JobDefinition<{ exportId: string }> {
  return {
    name: MAKE_EXPORT.name,
    atOnce: 1,
    withinSeconds: WITHIN_SECONDS,
    run: ({ exportId }) => makeExport(deps, exportId),
  };
}

export function forgetExportsJob(deps: Pick<MakeExportDeps, 'db' | 'clock'>): JobDefinition<object> {
  return {
    name: 'forget-data-exports',
    schedule: '23 * * * *',
    run: () => forgetExports(deps.db, deps.clock.now()),
  };
}

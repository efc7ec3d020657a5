/**
 * One real PostgreSQL for the whole run, with one template database, ready for use; each test file copies the template.
 * One folder for all temporary files of the run. Both go when it ends, also by Ctrl-C or a signal.
 */
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/platform/database/migrate.ts';
import {
  createScratchDatabase,
  dropScratchDatabase,
  startScratchServer,
} from '../../src/platform/database/scratch.ts';
import { installJobs } from '../../src/platform/jobs.ts';
import { makeScratchFolder } from '../../src/platform/process/scratch-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    templateName: string;
  }
}

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeScratchFolder('test');
  // The workers are started later and inherit it.
  process.env['TMPDIR'] = folder.path;
  const server = await startScratchServer({ isSmall: true });
  const templateName = `faircourt_template_${process.pid}`;
  const templateUrl = await createScratchDatabase(server.url, templateName);
  await migrate(templateUrl);
  await installJobs(templateUrl);
  project.provide('postgresUrl', server.url);
  project.provide('templateName', templateName);
  return async () => {
    await dropScratchDatabase(server.url, templateName);
    await server.stop();
    await folder.remove();
  };
}

/** What the API offers and to whom, taken from the running routes: the OpenAPI document and the access matrix. */
import { tmpdir } from 'node:os';
import { accessMatrix } from './access/matrix/matrix.ts';
import { readConfig } from './platform/config.ts';
import { installJobs } from './platform/jobs.ts';
import { createRuntime } from './runtime.ts';

export async function describeApi(databaseUrl: string): Promise<{ openapi: object; accessMatrix: string }> {
  await installJobs(databaseUrl);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: tmpdir() });
  const runtime = await createRuntime({ config, databaseUrl, siteDirectory: null });
  try {
    await runtime.server.ready();
    return { openapi: runtime.server.swagger(), accessMatrix: accessMatrix(runtime.declaredRoutes()) };
  } finally {
    await runtime.close();
  }
}

/**
 * Writes what is derived from the code and committed: database types, the API document's client types and the access
 * matrix. `npm run generate` writes them; `npm run generate -- --check` fails when one of them is out of date.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../server/src/platform/database/migrate.ts';
import {
  createScratchDatabase,
  dropScratchDatabase,
  startScratchServer,
} from '../server/src/platform/database/scratch.ts';
import { makeScratchFolder } from '../server/src/platform/process/scratch-folder.ts';
import { describeApi } from '../server/src/describe-api.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const isCheck = process.argv.includes('--check');
const folder = await makeScratchFolder('generate');
const scratch = folder.path;
const postgres = await startScratchServer({ isSmall: true });
const databaseName = `faircourt_generate_${process.pid}`;
const stale = [];

try {
  const url = await createScratchDatabase(postgres.url, databaseName);
  await migrate(url);
  const schemaTypes = join(scratch, 'schema.gen.ts');
  run('kysely-codegen', [
    ...['--dialect', 'postgres', '--url', url, '--out-file', schemaTypes, '--log-level', 'error'],
    ...[
      '--exclude-pattern',
      '{migrations,migrations_compatible,migrations_lock}',
      '--numeric-parser',
      'number',
      '--date-parser',
      'string',
    ],
  ]);
  keep('server/src/platform/database/schema.gen.ts', readFileSync(schemaTypes, 'utf8'));

  const { openapi, accessMatrix } = await describeApi(url);
  const document = join(scratch, 'openapi.json');
  const clientTypes = join(scratch, 'client.gen.ts');
  writeFileSync(document, JSON.stringify(openapi));
  run('openapi-typescript', [document, '--output', clientTypes, '--default-non-nullable=false']);
  keep('web/src/api/schema.gen.ts', readFileSync(clientTypes, 'utf8'));
  keep('docs/access-matrix.md', accessMatrix);
} finally {
  await dropScratchDatabase(postgres.url, databaseName);
  await postgres.stop();
  await folder.remove();
}

if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run: npm run generate`);
  process.exit(1);
}

function run(tool, args) {
  execFileSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: join(root, 'server'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function keep(file, text) {
  const path = join(root, file);
  const wanted = `${text.trimEnd()}\n`;
  if (read(path) === wanted) return;
  if (isCheck) stale.push(file);
  else {
    writeFileSync(path, wanted);
    console.log(`wrote ${file}`);
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

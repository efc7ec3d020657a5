/**
 * Writes what is derived from the code and committed: database types, the API document's client types, the access
 * matrix, what we hold about people and the floors of the features. `npm run generate` writes them; `npm run generate -- --check` fails when one of them is out of date.
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
import { describeFloors } from './feature-floors.mjs';
import { describeApi } from '../server/src/describe-api.ts';
import { describeHoldings } from '../server/src/features/rights/holdings/describe-holdings.ts';

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
  keep('docs/what-we-hold.md', describeHoldings());
  keepPart('docs/architecture.md', 'feature floors', describeFloors());
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

/** Between two comments of the file that name the part. */
function keepPart(file, name, text) {
  const [begin, end] = [`<!-- generated: ${name} -->`, `<!-- end of ${name} -->`];
  const page = read(join(root, file));
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${file} has no place for ${name}`);
  keep(file, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

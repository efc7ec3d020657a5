/** What every benchmark does before it measures: a scratch database, and a server of its own on it. Then it waits. */
import { startServer } from '../../bench/measured-server.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createScratchDatabase, startScratchServer } from '../../src/platform/database/scratch.ts';

const postgres = await startScratchServer();
const url = await createScratchDatabase(postgres.url, `faircourt_bench_${process.pid}_waiting`);
await migrate(url);
const { origin } = await startServer(url);
console.log(`ready ${origin}`);
setInterval(() => {}, 1_000);

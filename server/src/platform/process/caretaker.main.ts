/** What a caretaker does when the process that appointed it is gone (see caretaker.ts). */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { WrittenDuties } from './caretaker.ts';
import { findProcess } from './process-facts.ts';

/** Longer than a server takes to stop in good order. */
const STOP_WITHIN_MS = 40_000;
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
/** A process that is just ending may still write into a folder, or make it again. */
const REMOVAL_TURNS = 3;
const REMOVAL_PAUSE_MS = 1_000;

// Written by caretaker.ts just before.
const duties = JSON.parse(process.env['CARETAKER_DUTIES'] ?? '{}') as WrittenDuties;
if (duties.process) await stop(duties.process);
for (let turn = 0; duties.folders && turn < REMOVAL_TURNS; turn++) {
  for (const folder of duties.folders) await rm(folder, REMOVAL);
  await pause(REMOVAL_PAUSE_MS);
}
if (duties.databases) await dropDatabases(duties.databases);

/** One that does not stop is left alone: killing a database outright costs more than a process that stays. */
async function stop({ pid, signal, started }: NonNullable<WrittenDuties['process']>): Promise<void> {
  const isRunning = () => findProcess(pid)?.started === started;
  try {
    if (isRunning()) process.kill(pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (isRunning() && Date.now() < deadline) await pause(50);
}

async function dropDatabases(which: NonNullable<WrittenDuties['databases']>): Promise<void> {
  const client = new pg.Client(which.serverUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select quote_ident(datname) as name from pg_database where datname ~ $1',
      [`^faircourt_[a-z0-9]+_${which.madeBy}(_|$)`],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

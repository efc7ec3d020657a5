/** Every fault that npm run faults shows, in the order in which it shows them. */
import type { Fault } from '../fault.ts';
import { databaseKilled, databaseKilledTwoServers } from './database-killed.fault.ts';

export const FAULTS: readonly Fault[] = [databaseKilled, databaseKilledTwoServers];

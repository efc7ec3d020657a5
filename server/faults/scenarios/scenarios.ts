/** Every fault that npm run faults shows, in the order in which it shows them. */
import type { Fault } from '../fault.ts';
import { backupDrill } from './backup-drill.fault.ts';
import { databaseAwayFaults } from './database-away.fault.ts';
import { databaseSilentFaults } from './database-silent.fault.ts';
import { failoverFaults } from './failover.fault.ts';
import { mailInHandFaults } from './mail-in-hand.fault.ts';
import { pgbouncerFaults } from './pgbouncer.fault.ts';
import { rollingRestartFaults } from './rolling-restart.fault.ts';
import { searchReplicaFaults } from './search-replica.fault.ts';
import { serverKilledFaults } from './server-killed.fault.ts';

export const FAULTS: readonly Fault[] = [
  ...databaseAwayFaults,
  ...databaseSilentFaults,
  ...failoverFaults,
  ...pgbouncerFaults,
  ...serverKilledFaults,
  ...rollingRestartFaults,
  ...mailInHandFaults,
  backupDrill,
  ...searchReplicaFaults,
];

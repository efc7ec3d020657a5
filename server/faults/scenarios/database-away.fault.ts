/** PostgreSQL stopped, killed and restarted while twenty people sign up: the servers stay and nothing is lost. */
import type { Fault } from '../fault.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { UnderLoad } from '../parts/under-load.ts';

function databaseAway(servers: 1 | 2): Fault {
  return {
    name: 'database stopped, killed with -9 and restarted under load',
    servers,
    bar: 'servers stay, 503 meanwhile, success within 2 s of each return, nothing acknowledged lost',
    async run() {
      const database = await FaultyPostgres.start();
      const load = await UnderLoad.start(database.url, servers);
      await load.outage(
        () => database.stop(),
        () => database.start(),
      );
      await load.outage(
        () => database.kill(),
        () => database.start(),
      );
      await load.outage(
        () => database.stop(),
        () => database.start(),
        0,
      );
      return load.outcome(database);
    },
  };
}

export const databaseAwayFaults = [databaseAway(1), databaseAway(2)];

/** pgbouncer drops what a connection says at its start. The product works behind it in session mode, and only there. */
import type { Fault } from '../fault.ts';
import { startPgbouncer } from '../parts/pgbouncer.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { startProduct } from '../parts/product.ts';
import { UnderLoad } from '../parts/under-load.ts';

/** pgbouncer itself tries a database that was away once a second. */
const BACK_WITHIN_MS = 4_000;

/** Each sign-up notes the role and the limit that it was written with. */
const NOTE_ROLES = `
  create table noted_roles (role text, statement_limit text);
  grant insert on noted_roles to faircourt_app;
  create function note_role() returns trigger language plpgsql as $$
    begin
      insert into noted_roles values (current_user, current_setting('statement_timeout'));
      return null;
    end $$;
  create trigger note_role after insert on auth_users for each row execute function note_role();`;

function sessionMode(servers: 1 | 2): Fault {
  return {
    name: 'behind pgbouncer in session mode, database killed',
    servers,
    bar: 'every write as faircourt_app with its time limit, success within 4 s of the return, nothing lost',
    needs: ['pgbouncer'],
    async run() {
      const database = await FaultyPostgres.start();
      const load = await UnderLoad.start(await startPgbouncer(database, 'session'), servers);
      await database.query(NOTE_ROLES);
      await load.outage(
        () => database.kill(),
        () => database.start(),
      );
      const { figure, holds } = await load.outcome(database, { backWithinMs: BACK_WITHIN_MS });
      const noted = await database.query(
        `select format('%s as %s with %s', count(*), role, statement_limit) as said
         from noted_roles group by role, statement_limit`,
      );
      const said = noted.map((row) => String(row['said']));
      return {
        figure: `${said.join(', ')}; ${figure}`,
        holds: holds && said.length === 1 && said[0]?.endsWith('as faircourt_app with 15s') === true,
      };
    },
  };
}

function refused(poolMode: 'transaction' | 'statement'): Fault {
  return {
    name: `behind pgbouncer in ${poolMode} mode`,
    servers: 1,
    bar: 'the start is refused with a sentence that says what to set',
    needs: ['pgbouncer'],
    async run() {
      const database = await FaultyPostgres.start();
      const url = await startPgbouncer(database, poolMode);
      const said = await startProduct(url, 1).then(
        () => 'it started',
        (error: Error) => error.message,
      );
      const isPlain = said.includes('Set pool_mode = session') && !said.includes('    at ');
      return { figure: isPlain ? 'refused: set pool_mode = session' : said.slice(0, 200), holds: isPlain };
    },
  };
}

export const pgbouncerFaults = [sessionMode(1), sessionMode(2), refused('transaction'), refused('statement')];

/** Asks the PostgreSQL of DATABASE_URL, before anything is changed in it, whether it is one that we can work with. */
import type pg from 'pg';
import { ConfigError } from '../platform/config.ts';
import { APP_ROLE, connectionConfig, DatabaseConnection } from '../platform/database/connection.ts';
import { addressProblem, connectionFault } from './database-faults.ts';

const OLDEST = 15;

interface DatabaseRights {
  version: number;
  name: string;
  database: string;
  is_standby: boolean;
  is_superuser: boolean;
  may_create_roles: boolean;
  may_create_schemas: boolean;
  has_jobs: boolean;
  has_app_role: boolean;
  is_member: boolean;
}

export async function checkDatabase(url: string): Promise<void> {
  const unreadable = addressProblem(url);
  if (unreadable) throw new ConfigError([unreadable]);
  const problem = rightsProblem(await ask(url));
  if (problem) throw new ConfigError([problem]);
}

async function ask(url: string): Promise<DatabaseRights> {
  let client: pg.Client | undefined;
  try {
    // A standby is let through here, so that it is named as one below.
    client = new DatabaseConnection(connectionConfig(url, { isOwner: true, mayBeReadOnly: true }));
    await client.connect();
    const { rows } = await client.query<DatabaseRights>(
      `select current_setting('server_version_num')::int / 10000 as version,
         current_user::text as name, current_database()::text as database,
         pg_is_in_recovery() as is_standby, me.rolsuper as is_superuser, me.rolcreaterole as may_create_roles,
         has_database_privilege(current_database(), 'create') as may_create_schemas,
         to_regnamespace('pgboss') is not null as has_jobs,
         app.oid is not null as has_app_role,
         coalesce(pg_has_role(current_user, app.oid, 'member'), false) as is_member
       from pg_roles me left join pg_roles app on app.rolname = $1 where me.rolname = current_user`,
      [APP_ROLE],
    );
    const [rights] = rows;
    if (!rights) throw new Error('it says nothing about its user');
    return rights;
  } catch (cause) {
    // A pooler that shares sessions is refused in words of its own.
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError([connectionFault(url, cause)], { cause });
  } finally {
    await client?.end().catch(() => {});
  }
}

function rightsProblem(it: DatabaseRights): string | null {
  if (it.version < OLDEST) {
    return `DATABASE_URL leads to PostgreSQL ${it.version}: name one of version ${OLDEST} or newer.`;
  }
  if (it.is_standby) return 'DATABASE_URL leads to a standby, which takes no changes: name the primary.';
  if (it.is_superuser) return null;
  if (!it.has_app_role && !it.may_create_roles) {
    return `DATABASE_URL has the user ${it.name}, who may not create the role ${APP_ROLE}: as an administrator run "alter role ${it.name} createrole", or "create role ${APP_ROLE} nologin; grant ${APP_ROLE} to ${it.name}".`;
  }
  // Before PostgreSQL 16, CREATEROLE was enough to take any role.
  const mayTakeIt = it.is_member || (it.version < 16 && it.may_create_roles);
  if (it.has_app_role && !mayTakeIt) {
    return `DATABASE_URL has the user ${it.name}, who may not work as the role ${APP_ROLE}: as an administrator run "grant ${APP_ROLE} to ${it.name}".`;
  }
  if (!it.has_jobs && !it.may_create_schemas) {
    return `DATABASE_URL has the user ${it.name}, who may not create schemas in the database ${it.database}: as an administrator run "alter database ${it.database} owner to ${it.name}".`;
  }
  return null;
}

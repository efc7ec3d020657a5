/**
 * The state of all cards, as a text: two readings of it that are equal have the same cards between them. Each search asks
 * for it while we find out who is calling, so that a page which was read before may be given out again, exactly as long
 * as it is what a search would read now.
 */
import { sql, type RawBuilder } from 'kysely';
import { GatheredLookup } from '../../../platform/database/gathered-lookup.ts';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import { PreparedStatement } from '../../../platform/database/prepared-statement.ts';
import type { HttpServer } from '../../../platform/http/server.ts';

/** For a statement that reads cards: what it reads is of this version, since both are of one snapshot. */
export const CARD_VERSION: RawBuilder<string> = sql<string>`
  (select array(select changes from card_withdrawals order by line)::text)`;

const READ_VERSION = new PreparedStatement(sql<{ version: string }>`select ${CARD_VERSION} as version`);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route gives out pages of cards. */
    readsCards?: boolean;
  }
  interface FastifyRequest {
    /** Read after the request arrived; null on routes that read no cards. */
    cardVersion: Promise<string> | null;
  }
}

/** Before authentication, so that both questions travel together. */
export function askForCardVersion(server: HttpServer, { statements }: { statements: Statements }): void {
  const versions = new GatheredLookup<'cards', string>(
    (key) => key,
    async (keys) => {
      const [row] = await statements.run(READ_VERSION);
      return keys.map(() => row?.version ?? '');
    },
  );
  server.decorateRequest('cardVersion', null);
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.readsCards) {
      request.cardVersion = versions.find('cards');
      // A request that is refused never looks at it; one that is not fails where it does.
      request.cardVersion.catch(() => undefined);
    }
    done();
  });
}

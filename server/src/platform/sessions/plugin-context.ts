/**
 * How the engine's plugins are called. Their endpoints are made for the engine's own sessions and cookies; ours are other
 * ones. So each call gets a context in which the person is known already, the password has been compared, and the calls
 * that make and end sessions do nothing. They write in the transaction that is open: call them inside transaction().
 */
import { randomUUID } from 'node:crypto';
import { getCurrentAdapter } from '@better-auth/core/context';
import type { configureEngine } from './engine-settings.ts';

type EngineContext = Awaited<ReturnType<typeof configureEngine>['$context']>;

export interface PluginContexts {
  /** As this person of auth_users. */
  of(authId: string): Promise<Record<string, unknown>>;
}

export function createPluginContexts(engine: Promise<EngineContext>): PluginContexts {
  return {
    async of(authId) {
      const context = await engine;
      const user = await context.internalAdapter.findUserById(authId);
      if (!user) throw new Error('Nobody has this sign-in identity');
      const session = sessionNobodyHas(authId);
      return {
        ...context,
        adapter: await getCurrentAdapter(context.adapter),
        internalAdapter: {
          ...context.internalAdapter,
          createSession: async () => session,
          deleteSession: async () => undefined,
          // Without one the plugins ask for no password: our services have compared it, outside the transaction.
          findCredentialAccount: async () => null,
        },
        session: { session, user },
      };
    },
  };
}

/** The plugins want to see one. It is stored nowhere and opens nothing. */
function sessionNobodyHas(userId: string) {
  const now = new Date();
  return {
    id: randomUUID(),
    token: randomUUID(),
    userId,
    createdAt: now,
    updatedAt: now,
    expiresAt: now,
  };
}

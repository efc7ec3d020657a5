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
  /** For somebody who has yet to show who they are. */
  ofNobody(): Promise<Record<string, unknown>>;
  /** The name under which a plugin keeps a cookie. */
  cookieName(name: string): Promise<string>;
}

export function createPluginContexts(engine: Promise<EngineContext>): PluginContexts {
  const ofNobody = async () => {
    const context = await engine;
    return {
      ...context,
      adapter: await getCurrentAdapter(context.adapter),
      internalAdapter: {
        ...context.internalAdapter,
        createSession: async (userId: string) => sessionNobodyHas(userId),
        deleteSession: async () => undefined,
        // Without one the plugins ask for no password: our services have compared it, outside the transaction.
        findCredentialAccount: async () => null,
      },
      session: null,
    };
  };
  return {
    ofNobody,
    async of(authId) {
      const context = await ofNobody();
      const user = await context.internalAdapter.findUserById(authId);
      if (!user) throw new Error('Nobody has this sign-in identity');
      return { ...context, session: { session: sessionNobodyHas(authId), user } };
    },
    cookieName: async (name) => (await engine).createAuthCookie(name).name,
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

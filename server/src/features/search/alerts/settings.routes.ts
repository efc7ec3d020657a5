/** When and where alerts reach a person, over HTTP. */
import { alertSettingsSchema, saveAlertSettingsSchema } from '@faircourt/contracts/alert-settings';
import type { Database } from '../../../platform/database/database.ts';
import type { HttpServer } from '../../../platform/http/server.ts';
import { readSettings, saveSettings } from './settings.service.ts';

export function alertSettingsRoutes(server: HttpServer, deps: { db: Database }): void {
  server.get(
    '/api/alert-settings',
    {
      config: { action: 'alert.settings' },
      schema: { tags: ['search'], response: { 200: alertSettingsSchema } },
    },
    (request) => readSettings(deps, request.guard),
  );

  server.put(
    '/api/alert-settings',
    {
      config: { action: 'alert.settings' },
      schema: { tags: ['search'], body: saveAlertSettingsSchema, response: { 200: alertSettingsSchema } },
    },
    (request) => saveSettings(deps, request.guard, request.body),
  );
}

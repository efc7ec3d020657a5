import { ROLES, type Role } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { QUICK_ACTIONS } from './role-dashboards.ts';

/** The specification's table, word for word. */
const SPECIFIED: Record<Role, string[]> = {
  athlete: [
    'Athlete Dashboard / Manage your profile, videos, and privacy settings',
    'Edit Profile -> /profile',
    'Upload Videos -> /profile',
    'NIL Resources -> /learn',
  ],
  guardian: [
    'Guardian Dashboard / Monitor and approve athlete release permissions',
    'Manage Athletes -> /dashboard/athletes',
    'Review Requests -> /dashboard/requests',
    'Consent Forms -> /dashboard/consent',
  ],
  coach: [
    'Scout Dashboard / Search athletes and manage your recruiting lists',
    'Search Athletes -> /search',
    'View Plans -> /pricing',
    'NIL Resources -> /learn',
  ],
  regional_director: [
    'Regional Director Dashboard / Verify profiles and manage regional content',
    'Verification Queue -> /dashboard/verifications',
    'Regional Content -> /dashboard/content',
    'Directory -> /dashboard/directory',
  ],
  admin: [
    'Admin Dashboard / System administration and user management',
    'User Management -> /dashboard/users',
    'Moderation -> /dashboard/moderation',
    'Analytics -> /dashboard/analytics',
  ],
};

test.each(ROLES)('the %s dashboard says and links what the specification says', async (role) => {
  const t = translatorOf(createI18n('en', await loadMessages('en')));
  expect([
    `${t(`dashboard.${role}.title`)} / ${t(`dashboard.${role}.description`)}`,
    ...QUICK_ACTIONS[role].map(({ label, path }) => `${t(label)} -> ${path}`),
  ]).toEqual(SPECIFIED[role]);
});

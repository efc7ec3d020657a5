/** Which package and folder may import which. Imports go one way; the reasons are in docs/architecture.md. */
import { readdirSync } from 'node:fs';
import { FEATURE_EDGES } from './server/feature-edges.mjs';
import { TOLD_WITHOUT_EVENT } from './server/told-without-event.mjs';

/** Features reach each other only through a service, on the edges of this list. */
const edgesOf = (name) => FEATURE_EDGES.filter(([from]) => from === name).map(([, to]) => to);

const features = readdirSync(new URL('./server/src/features/', import.meta.url));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or miss a third.',
      from: { pathNot: '\\.test\\.ts' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^contracts/src' },
      to: { pathNot: ['^contracts/src', 'node_modules/zod', 'node_modules/(vitest|fast-check)'] },
    },
    {
      name: 'web-and-server-meet-in-contracts',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      // Journeys see the product from outside. They only share what keeps an interrupted run from leaving it running.
      name: 'journeys-stay-outside',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^server/', pathNot: '^server/src/platform/process/' },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|e2e)/' },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^server/src/platform', pathNot: '\\.test(-support)?\\.ts$' },
      to: {
        path: '^server/src/(access|identity|delivery|uploads|athlete-tables|backup|features|demo|startup|app|consequences|runtime|main)',
      },
    },
    {
      name: 'access-asks-only-the-platform',
      severity: 'error',
      from: { path: '^server/src/access', pathNot: '\\.test(-support)?\\.ts$' },
      to: {
        path: '^server/src/(identity|delivery|uploads|athlete-tables|features|demo|startup|app|consequences|runtime|main)',
      },
    },
    {
      name: 'lower-floors-know-no-feature',
      severity: 'error',
      from: {
        path: '^server/src/(identity|delivery|uploads|athlete-tables)/',
        pathNot: '\\.test(-support)?\\.ts$',
      },
      to: { path: '^server/src/(features|demo|startup|app|consequences|runtime|main)' },
    },
    {
      name: 'backup-asks-only-the-platform',
      severity: 'error',
      comment: 'A backup copies every table alike; what knows a feature would miss the next one.',
      from: { path: '^server/src/backup/', pathNot: '\\.test(-support)?\\.ts$' },
      to: {
        path: '^server/src/(access|identity|delivery|uploads|athlete-tables|features|demo|app|consequences|runtime|main)',
      },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^server/src/features', pathNot: '\\.test(-support)?\\.ts$' },
      to: { path: '^server/src/(demo|startup|app|consequences|runtime|main)' },
    },
    ...features.map((name) => ({
      name: `edges-of-${name}`,
      severity: 'error',
      from: { path: `^server/src/features/${name}/`, pathNot: '\\.test(-support)?\\.ts$' },
      to: {
        path: '^server/src/features/',
        pathNot: [name, ...edgesOf(name)].map((edge) => `^server/src/features/${edge}/`),
      },
    })),
    {
      name: 'features-meet-in-services',
      severity: 'error',
      comment:
        'Another feature is reached through its service (or the caller of the request), never its tables.',
      from: { path: '^server/src/features/([^/]+)/', pathNot: '\\.test(-support)?\\.ts$' },
      to: {
        path: '^server/src/features/([^/]+)/.*\\.(store|routes|presenter)\\.ts$',
        pathNot: '^server/src/features/$1/',
      },
    },
    {
      name: 'people-are-told-by-notices',
      severity: 'error',
      comment: 'What people are told follows from an event. Exceptions: server/told-without-event.mjs.',
      from: {
        path: '^server/src/features/',
        pathNot: [
          '\\.(notices|test|test-support)\\.ts$',
          ...TOLD_WITHOUT_EVENT.map(([path]) => `^server/src/features/${path}`),
        ],
      },
      to: { path: '^server/src/(delivery/bell|platform/mail/send-mail\\.job)\\.ts$' },
    },
    {
      name: 'notices-follow-from-events',
      severity: 'error',
      comment: 'The table of consequences says who is told of what; no service does.',
      from: {
        path: '^server/src/',
        pathNot: ['\\.(notices|test|test-support)\\.ts$', '^server/src/(consequences|runtime)\\.ts$'],
      },
      to: { path: '\\.notices\\.ts$' },
    },
    {
      name: 'web-features-do-not-meet',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    // The floors of the web package, from the roof down: app, features, domain, shell, then api, ui and i18n.
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/(app|public)/' },
    },
    {
      name: 'web-domain-knows-no-feature',
      severity: 'error',
      comment: 'A piece of the product that several features show cannot need one of them.',
      from: { path: '^web/src/domain/' },
      to: { path: '^web/src/(app|features|public)/' },
    },
    {
      name: 'web-shell-knows-no-domain',
      severity: 'error',
      comment: 'Paths, drafts and confirmed actions serve every feature alike.',
      from: { path: '^web/src/shell/' },
      to: { path: '^web/src/(app|features|domain|public)/' },
    },
    {
      name: 'api-shows-nothing',
      severity: 'error',
      from: { path: '^web/src/api/' },
      to: { path: '^web/src/(app|features|domain|shell|public|ui)/' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/(app|features|domain|shell|public|api)/' },
    },
    {
      name: 'i18n-is-the-ground',
      severity: 'error',
      from: { path: '^web/src/i18n/' },
      to: { path: '^web/src/(app|features|domain|shell|public|api|ui)/' },
    },
    {
      name: 'public-pages-are-no-application',
      severity: 'error',
      comment:
        'They read without the application: of its floors they use the paths, the looks and the words.',
      from: { path: '^web/src/public/' },
      to: { path: '^web/src/(app|features|domain|api)/' },
    },
    {
      name: 'nothing-undeclared',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\.gen\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};

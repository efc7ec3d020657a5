/** Which package and folder may import which. Imports go one way; the reasons are in docs/architecture.md. */
import { readdirSync } from 'node:fs';

/** Features reach each other only through a service (or a store's types), on these edges and for these reasons. */
const FEATURE_EDGES = {
  // Approving and suspending change accounts and notify the person concerned. Questions that a director may no longer
  // judge go back to the queue.
  admin: ['accounts', 'notifications', 'verification'],
  // Joining takes a code, starts a trial, makes a coach and says welcome, in one transaction; a new name or a suspension
  // changes search cards, and a suspended director lets go of what they worked on.
  accounts: ['billing', 'institutions', 'invitations', 'notifications', 'search', 'verification'],
  // Building a profile shows the account, drops badges, shows files and keeps the search card in step; opening one counts
  // against the coach's plan.
  athletes: ['accounts', 'billing', 'files', 'search', 'verification'],
  // An export is a look at each athlete in it.
  directory: ['athletes'],
  // A file is its athlete's, shows on the search card, is what a badge was given for, and belongs to what a plan opens.
  files: ['billing', 'search', 'verification'],
  // A form may need the password, hides what it promised to hide, and takes its releases with it.
  consent: ['accounts', 'athletes', 'notifications', 'releases', 'search'],
  // The page of a family shows completeness, looks and the page as a coach would get it, beside its own decisions.
  family: ['athletes', 'guardian-links', 'releases', 'requests'],
  // A link that ends takes the consents and releases of its guardian with it, and a minor can say that they feel unsafe.
  'guardian-links': [
    'accounts',
    'athletes',
    'consent',
    'notifications',
    'releases',
    'search',
    'support',
    'verification',
  ],
  // Naming an institution is a question to its directors, proven by email; the decision changes which athletes a coach finds.
  institutions: ['notifications', 'verification'],
  // The pictures of a post are files.
  learn: ['files'],
  // A conversation keeps files, tells its members by bell and mail, and hands a report to support.
  messages: ['accounts', 'files', 'notifications', 'support'],
  // What a family decides changes search cards and reaches those concerned; a contact that is taken over opens again.
  releases: ['accounts', 'athletes', 'notifications', 'requests', 'search'],
  // An answer to a request is a release, and those concerned hear of it.
  requests: ['notifications', 'releases'],
  // A safety report alerts every admin at once.
  support: ['accounts'],
  // A decision changes search cards and where a coach stands; documents are files; those concerned hear of it.
  verification: ['accounts', 'files', 'institutions', 'notifications', 'search'],
};

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
        path: '^server/src/(access|identity|backup|features|demo|startup|app|consequences|runtime|main)',
      },
    },
    {
      name: 'access-asks-only-the-platform',
      severity: 'error',
      from: { path: '^server/src/access', pathNot: '\\.test(-support)?\\.ts$' },
      to: { path: '^server/src/(identity|features|demo|startup|app|consequences|runtime|main)' },
    },
    {
      name: 'identity-knows-no-feature',
      severity: 'error',
      from: { path: '^server/src/identity', pathNot: '\\.test(-support)?\\.ts$' },
      to: { path: '^server/src/(features|demo|startup|app|consequences|runtime|main)' },
    },
    {
      name: 'backup-asks-only-the-platform',
      severity: 'error',
      comment: 'A backup copies every table alike; what knows a feature would miss the next one.',
      from: { path: '^server/src/backup/', pathNot: '\\.test(-support)?\\.ts$' },
      to: { path: '^server/src/(access|identity|features|demo|app|consequences|runtime|main)' },
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
        pathNot: [name, ...(FEATURE_EDGES[name] ?? [])].map((edge) => `^server/src/features/${edge}/`),
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

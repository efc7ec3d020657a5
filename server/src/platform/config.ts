/** Every setting, read once from the environment and checked before anything starts. */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Known to everyone who reads the source, so production refuses it. */
const DEVELOPMENT_SECRET = 'development-only-secret-of-faircourt';

/** More than three health checks of haproxy at its usual two seconds. At a desk nobody waits for a proxy. */
const STOP_DELAY_SECONDS = 10;

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9464),
  BASE_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_REPLICA_URL: z.string().min(1).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_SEARCH_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(3),
  DEMO: flag.optional(),
  AUTH_SECRET: z.string().min(32).default(DEVELOPMENT_SECRET),
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(1).default('Faircourt <no-reply@faircourt.test>'),
  FILES_DIR: z.string().min(1).optional(),
  FILES_S3_BUCKET: z.string().min(1).optional(),
  FILES_S3_REGION: z.string().min(1).optional(),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  FILES_S3_FORCE_PATH_STYLE: flag.optional(),
  /** Addresses of proxies whose X-Forwarded-For is believed, as Fastify takes them. */
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => value.split(',').every(isProxyAddress),
      'name the proxies by address or network, separated by commas, such as 10.0.0.0/8, or loopback',
    )
    .optional(),
  /** Multiplies every rate limit: for load tests, or a deployment whose users share few addresses. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** A language model for summaries: all that speaks OpenAI's protocol, hosted or one's own. */
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  /** Of one subscription in a month; beyond it our own rules write. */
  AI_MONTHLY_TOKENS: z.coerce.number().int().min(0).default(500_000),
  /** Asks the platforms for pictures of public videos. Off unless an operator wants the server to call them. */
  VIDEO_STILLS: flag.default(false),
  /** Where the money for invoices goes: lines, parted by |. Without it, invoices say nothing about it. */
  INVOICE_HOW_TO_PAY: z.string().max(2000).default(''),
  /** With both, plans can be paid by card through Stripe; without them by invoice alone. Both or none. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another address than Stripe's own: a proxy, or a server of tests. */
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

function isProxyAddress(entry: string): boolean {
  const [address = '', prefix] = entry.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return prefix === undefined;
  return isIP(address) !== 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix));
}

export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** Not the product's own host: figures are for the machines that watch it, not for the world. */
  metricsHost: string;
  metricsPort: number;
  baseUrl: string;
  dataDir: string;
  /** Null means the embedded PostgreSQL in dataDir. */
  databaseUrl: string | null;
  /** A physical replica of it for searches; null reads them on the primary. */
  databaseReplicaUrl: string | null;
  databasePoolSize: number;
  searchConnections: number;
  loadsDemoData: boolean;
  authSecret: string;
  smtpUrl: string | null;
  mailFrom: string;
  files: FileStoreConfig;
  /** Null: our own rules write every summary. */
  model: ModelConfig | null;
  /** Printed on open invoices. */
  howToPay: readonly string[];
  /** Null: plans are paid by invoice alone. */
  stripe: StripeConfig | null;
  /** Whether pictures of public videos are fetched from their platforms. */
  fetchesVideoStills: boolean;
  trustProxy: string | null;
  rateLimitScale: number;
  /** How long a server that is asked to stop still serves, so that proxies notice first. */
  stopDelaySeconds: number;
  logLevel: string;
}

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Null means Stripe's own. */
  apiBase: string | null;
}

export interface ModelConfig {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  monthlyTokens: number;
  withinMs: number;
}

export type FileStoreConfig = { kind: 'disk'; directory: string } | S3Config;

export interface S3Config {
  kind: 's3';
  bucket: string;
  region: string;
  /** Null means Amazon's own. */
  endpoint: string | null;
  /** Null leaves it to the machine's own identity, as on Amazon's servers. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** The bucket in the path instead of the host name, as most stores but Amazon's want it. */
  forcePathStyle: boolean;
}

/** Thrown with every problem at once, in words that say what to set. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[], options?: ErrorOptions) {
    const list = problems.map((problem) => `\n  - ${problem}`).join('');
    super(
      problems.length === 1
        ? `Faircourt cannot start: ${problems[0]}`
        : `Faircourt cannot start with these settings:${list}`,
      options,
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const problems = [
    ...replicaProblems(env),
    ...fileStoreProblems(env),
    ...modelProblems(env),
    ...stripeProblems(env),
    ...(isProduction ? developmentSettings(env) : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    metricsHost: env.METRICS_HOST,
    metricsPort: env.METRICS_PORT,
    baseUrl: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    searchConnections: env.DATABASE_SEARCH_CONNECTIONS,
    loadsDemoData: isProduction ? false : (env.DEMO ?? true),
    authSecret: env.AUTH_SECRET,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    files: fileStore(env),
    model: languageModel(env),
    fetchesVideoStills: env.VIDEO_STILLS,
    howToPay: env.INVOICE_HOW_TO_PAY.split('|').flatMap((line) => line.trim() || []),
    stripe: stripe(env),
    trustProxy: env.TRUST_PROXY ?? null,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    stopDelaySeconds: env.STOP_DELAY_SECONDS ?? (isProduction ? STOP_DELAY_SECONDS : 0),
    logLevel: env.LOG_LEVEL,
  };
}

type Environment = z.infer<typeof environmentSchema>;

function fileStore(env: Environment): FileStoreConfig {
  if (!env.FILES_S3_BUCKET) {
    return { kind: 'disk', directory: resolve(env.FILES_DIR ?? join(env.DATA_DIR, 'files')) };
  }
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    kind: 's3',
    bucket: env.FILES_S3_BUCKET,
    region: env.FILES_S3_REGION ?? 'us-east-1',
    endpoint: env.FILES_S3_ENDPOINT ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    forcePathStyle: env.FILES_S3_FORCE_PATH_STYLE ?? false,
  };
}

/** Longer than that nobody looks at an empty card. */
const MODEL_WITHIN_MS = 12_000;

function languageModel(env: Environment): ModelConfig | null {
  if (!env.AI_BASE_URL || !env.AI_MODEL) return null;
  return {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY ?? null,
    model: env.AI_MODEL,
    monthlyTokens: env.AI_MONTHLY_TOKENS,
    withinMs: MODEL_WITHIN_MS,
  };
}

/** A server of one's own may need no key. */
function modelProblems(env: Environment): string[] {
  const given = (['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY'] as const).filter((name) => env[name]);
  if (given.length === 0 || (env.AI_BASE_URL && env.AI_MODEL)) return [];
  return [`${given.join(', ')}: set AI_BASE_URL and AI_MODEL together, or none of them.`];
}

function stripe(env: Environment): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  return secretKey && webhookSecret
    ? { secretKey, webhookSecret, apiBase: env.STRIPE_API_BASE ?? null }
    : null;
}

/** With one key alone, people would pay and we would not hear of it, or the other way round. */
function stripeProblems(env: Environment): string[] {
  const given = (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).find((name) => env[name]);
  if (env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET) return [];
  if (given) {
    const missing = given === 'STRIPE_SECRET_KEY' ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
    return [
      `${given} is set and ${missing} is not. Payments by card need both: set ${missing} too, or neither, and plans are paid by invoice.`,
    ];
  }
  return env.STRIPE_API_BASE
    ? ['STRIPE_API_BASE: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET too, or none of them.']
    : [];
}

function replicaProblems(env: Environment): string[] {
  if (!env.DATABASE_REPLICA_URL || env.DATABASE_URL) return [];
  return ['DATABASE_REPLICA_URL: set DATABASE_URL too, to the primary that it follows.'];
}

/** Half a file store would only be noticed at the first upload. */
function fileStoreProblems(env: Environment): string[] {
  const problems: string[] = [];
  const given = Object.keys(env).filter((name) => name.startsWith('FILES_S3_'));
  if (given.length > 0 && !env.FILES_S3_BUCKET) {
    problems.push(`${given.join(', ')}: set FILES_S3_BUCKET too, or none of them.`);
  }
  if (env.FILES_DIR && env.FILES_S3_BUCKET) {
    problems.push('FILES_DIR and FILES_S3_BUCKET are both set. Keep the one where the files are.');
  }
  if (!env.FILES_S3_ACCESS_KEY_ID !== !env.FILES_S3_SECRET_ACCESS_KEY) {
    problems.push(
      'FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY belong together: set both or neither.',
    );
  }
  return problems;
}

function developmentSettings(env: Environment): string[] {
  const problems: string[] = [];
  if (!env.DATABASE_URL) {
    problems.push(
      'DATABASE_URL is not set. The embedded PostgreSQL is for development: name a PostgreSQL 15 or newer.',
    );
  }
  if (env.DEMO === true)
    problems.push('DEMO is on. Demo data never loads in production: unset DEMO or set DEMO=0.');
  if (env.AUTH_SECRET === DEVELOPMENT_SECRET) {
    problems.push(
      'AUTH_SECRET is the default. Set it to at least 32 random characters, such as from: openssl rand -base64 32',
    );
  }
  if (!env.BASE_URL?.startsWith('https://')) {
    problems.push(
      'BASE_URL must be the https:// address people use: cookies and mailed links are made from it.',
    );
  }
  if (!env.SMTP_URL) {
    problems.push(
      'SMTP_URL is not set. The mail outbox is for development: name your SMTP server, as smtps://user:password@host.',
    );
  }
  if (!env.FILES_S3_BUCKET && !env.FILES_DIR) {
    problems.push(
      'FILES_S3_BUCKET is not set. Name a bucket for uploaded files; or FILES_DIR, a folder that is backed up and that all server processes share.',
    );
  }
  return problems;
}

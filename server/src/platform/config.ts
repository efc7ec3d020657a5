/** Every setting, read once from the environment and checked before anything starts. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Known to everyone who reads the source, so production refuses it. */
const DEVELOPMENT_SECRET = 'development-only-secret-of-faircourt';

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
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  DEMO: flag.optional(),
  AUTH_SECRET: z.string().min(32).default(DEVELOPMENT_SECRET),
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(1).default('Faircourt <no-reply@faircourt.test>'),
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
  databasePoolSize: number;
  loadsDemoData: boolean;
  authSecret: string;
  smtpUrl: string | null;
  mailFrom: string;
  trustProxy: string | null;
  rateLimitScale: number;
  logLevel: string;
}

/** Thrown with every problem at once, in words that say what to set. */
export class ConfigError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      ['Faircourt cannot start with these settings:', ...problems.map((problem) => `  - ${problem}`)].join(
        '\n',
      ),
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
  if (isProduction) refuseDevelopmentSettings(env);
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    metricsHost: env.METRICS_HOST,
    metricsPort: env.METRICS_PORT,
    baseUrl: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    loadsDemoData: isProduction ? false : (env.DEMO ?? true),
    authSecret: env.AUTH_SECRET,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    trustProxy: env.TRUST_PROXY ?? null,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    logLevel: env.LOG_LEVEL,
  };
}

function refuseDevelopmentSettings(env: z.infer<typeof environmentSchema>): void {
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
  if (problems.length > 0) throw new ConfigError(problems);
}

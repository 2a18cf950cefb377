import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** The environment, read once at start. Every variable has a default that runs the demo site on one machine. */

const MIN_SECRET_LENGTH = 32;
const SECRET_FILE = 'session-secret';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const optionalUrl = z.url({ protocol: /^https?$/ }).optional();

const databaseUrl = z
  .string()
  .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url), {
    error: 'must be like postgresql://user:password@host:5432/database',
  })
  .optional();

const storeVariables = {
  DATA_DIR: z.string().min(1).default('.data'),
  /** A PostgreSQL database for the store; without one it is a file in DATA_DIR. Holds a password: never logged. */
  DATABASE_URL: databaseUrl,
};

const variables = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    ROOT_HOSTS: z
      .string()
      .default('localhost')
      .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
      .refine((hosts) => hosts.every((host) => /^[a-z0-9.-]+$/.test(host)), {
        error: 'must be host names without ports, joined by comma',
      }),
    ...storeVariables,
    CONTENT_SOURCE: z.enum(['embedded', 'gateway', 'builder']).default('embedded'),
    OPERATOR_API_URL: optionalUrl,
    /** The public key of a space of Builder.io; needed by that source, and asked for by nothing else. */
    BUILDER_API_KEY: z
      .string()
      .regex(/^[\w-]+$/, { error: 'must be the public key of a space' })
      .optional(),
    BUILDER_API_URL: z.url({ protocol: /^https?$/ }).default('https://cdn.builder.io'),
    PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
    TRUST_PROXY: flag.default(false),
    SESSION_SECRET: z.string().optional(),
    GALLERY: flag.optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Where a flow may lead a visitor: banks, the chat. Origins, joined by comma; the site itself always is one. */
    TRUSTED_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
      .refine(
        (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
        {
          error: 'must be origins like https://pay.example.org, joined by comma',
        },
      ),
    LK_URL: z.url().default('https://lk.example.test/'),
    SUBSCRIBE_SCRIPT_URL: z.string().optional(),
    /** Of files that wait for their forms: of one, and of all together. A form's own limit can only be lower. */
    UPLOADS_FILE_MAX_BYTES: z.coerce.number().int().min(1).max(50_000_000).default(20_000_000),
    UPLOADS_MAX_BYTES: z.coerce.number().int().min(1).default(2_000_000_000),
  })
  .refine((env) => env.CONTENT_SOURCE !== 'builder' || env.BUILDER_API_KEY !== undefined, {
    path: ['CONTENT_SOURCE'],
    error: 'builder needs BUILDER_API_KEY, the public key of your space',
  });

export type Environment = Omit<z.output<typeof variables>, 'SESSION_SECRET' | 'GALLERY'> & {
  SESSION_SECRET: string;
  GALLERY: boolean;
};

/** The environment cannot be used. The message names each variable and what it must be. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Validates the environment. In production a missing or weak SESSION_SECRET is refused; elsewhere one is made
 * and kept in DATA_DIR, so that a restart does not sign everybody out.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const read = variables.safeParse(dropEmpty(source));
  if (!read.success) throw new EnvironmentError(describe(read.error));
  const { SESSION_SECRET, GALLERY, ...rest } = read.data;
  return {
    ...rest,
    SESSION_SECRET: requireSecret(SESSION_SECRET, rest),
    GALLERY: GALLERY ?? rest.NODE_ENV !== 'production',
  };
}

/** Where the store is, as `openStore` takes it. */
export function toStorePlace({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>): string {
  return DATABASE_URL ?? path.resolve(DATA_DIR);
}

/** The same for commands, which need nothing else of the environment. Throws EnvironmentError. */
export function readStorePlace(source: Readonly<Record<string, string | undefined>>): string {
  const read = z.object(storeVariables).safeParse(dropEmpty(source));
  if (!read.success) throw new EnvironmentError(describe(read.error));
  return toStorePlace(read.data);
}

function dropEmpty(source: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}

function describe(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`);
  return `The environment is not valid:\n${lines.join('\n')}`;
}

function requireSecret(secret: string | undefined, env: { NODE_ENV: string; DATA_DIR: string }): string {
  if (secret === undefined && env.NODE_ENV !== 'production') return keepSecret(env.DATA_DIR);
  const fault = findSecretFault(secret);
  if (secret === undefined || fault !== null) {
    const make = `node -e "console.log(require('crypto').randomBytes(32).toString('base64url'))"`;
    throw new EnvironmentError(`SESSION_SECRET ${fault ?? 'is missing'}. Make one with: ${make}`);
  }
  return secret;
}

function findSecretFault(secret: string | undefined): string | null {
  if (secret === undefined) return 'is missing; production needs one';
  if (secret.length < MIN_SECRET_LENGTH) return `is shorter than ${MIN_SECRET_LENGTH} characters`;
  return new Set(secret).size < 10 ? 'repeats too few characters to be random' : null;
}

function keepSecret(dataDirectory: string): string {
  const file = path.resolve(dataDirectory, SECRET_FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(path.dirname(file), { recursive: true });
  const secret = randomBytes(MIN_SECRET_LENGTH).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

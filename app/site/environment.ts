import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { makeDirectory } from '#cms/store/database/make-directory';
import { TRACKER_PATH } from '#schemas/analytics/tracker-limits';

/** The environment, read once at start. Every variable has a default that runs the demo site on one machine. */

const MIN_SECRET_LENGTH = 32;
const SECRET_FILE = 'session-secret';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const milliseconds = wholeNumber(0, 600_000);
/** `1` and `true` are one proxy before the site. */
const hops = z
  .string()
  .transform((value) => (value === 'true' ? '1' : value === 'false' ? '0' : value))
  .pipe(z.string().regex(/^\d$/, { error: 'must be how many proxies stand before the site, 0 to 9' }))
  .transform(Number);
const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address with https:// or http://, like https://example.org/',
});
const TILE_PARTS = ['{z}', '{x}', '{y}'];
const tilesUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://tiles.example.org/{z}/{x}/{y}.png' })
  .refine((url) => TILE_PARTS.every((part) => url.split(part).length === 2) && !url.includes('{s}'), {
    error: 'must have {z}, {x} and {y} once each, and no {s}',
  });
/** What stands before the paths of calls. */
const operatorUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://api.example.org' })
  .refine((url) => !/[?#]/.test(url), { error: 'must end before the paths of calls: no ? and no #' })
  .optional();

/** Origins, joined by comma. */
const originList = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((origin) => origin.trim() || []))
  .refine((origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin), {
    error: 'must be origins like https://pay.example.org, joined by comma',
  });
const counterId = z
  .string()
  .regex(/^\d{1,15}$/, { error: 'must be the number that the counter knows the site by' })
  .optional();

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
    PORT: wholeNumber(0, 65_535).default(3000),
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
    OPERATOR_API_URL: operatorUrl,
    /** The sandbox in place of the operator's API, said aloud; the demo has it anyway. */
    SANDBOX: flag.optional(),
    /** What an empty store is filled with. */
    SEED: z.enum(['demo', 'none']).optional(),
    /** The public key of a space of Builder.io; needed by that source, and asked for by nothing else. */
    BUILDER_API_KEY: z
      .string()
      .regex(/^[\w-]+$/, { error: 'must be the public key of a space' })
      .optional(),
    BUILDER_API_URL: webUrl.default('https://cdn.builder.io'),
    /** The language of the space that the site is in. */
    BUILDER_LOCALE: z
      .string()
      .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'must be a locale of the space, like ru-RU' })
      .default('ru-RU'),
    /** What the space's webhook brings when something was published; without one no webhook is taken. */
    BUILDER_WEBHOOK_SECRET: z.string().min(16, { error: 'must have 16 characters at least' }).optional(),
    PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
    TRUST_PROXY: hops.default(0),
    SESSION_SECRET: z.string().optional(),
    /** How long `/readyz` says 503 before no new connections are taken. */
    SHUTDOWN_DELAY_MS: milliseconds.optional(),
    /** How many pages may wait for the processor when many are asked for at once. */
    MAX_WAITING_PAGES: wholeNumber(1, 10_000).optional(),
    /** How long requests under way may take after that. */
    SHUTDOWN_DEADLINE_MS: milliseconds.default(10_000),
    /** Opens the content calls to who brings it. */
    CONTENT_API_KEY: z.string().min(8, { error: 'must have 8 characters at least' }).optional(),
    /** Opens `/metrics` to who brings it; the demo shows them to everybody. */
    METRICS_TOKEN: z.string().min(8, { error: 'must have 8 characters at least' }).optional(),
    GALLERY: flag.optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Where a flow may lead a visitor: banks, the chat. Origins, joined by comma; the site itself always is one. */
    TRUSTED_ORIGINS: originList,
    /** The script of a tag manager, which reads the data layer (docs/decisions/0071). */
    TAG_MANAGER_URL: webUrl.optional(),
    METRICS_COUNTER_URL: webUrl.optional(),
    METRICS_COUNTER_ID: counterId,
    AD_COUNTER_URL: webUrl.optional(),
    AD_COUNTER_ID: counterId,
    /** Where scripts of counters fetch more from, and send to, beside their own hosts. */
    COUNTER_ORIGINS: originList,
    /** Cookies that say which variants of experiments a visitor has: names, joined by comma (ANLT-411). */
    EXPERIMENT_COOKIES: z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
      .refine((names) => names.every((name) => /^[A-Za-z][\w-]{0,59}$/.test(name)), {
        error: 'must be names of cookies like ab_info, joined by comma',
      }),
    /** Whose counters of banners may be told of shows and clicks, beside the operator's own. */
    BANNER_COUNTER_ORIGINS: originList,
    /** Where the tracker of pages sends to: an address, the site itself, or nowhere. */
    UX_TRACKER_URL: z
      .union([z.literal([TRACKER_PATH, 'none']), webUrl], {
        error: `must be none, ${TRACKER_PATH} or an address`,
      })
      .optional(),
    /** Numbers are kept, and counters begin, only for those who have agreed to cookies (docs/decisions/0065, 0071). */
    COOKIES_NEED_CONSENT: flag.default(false),
    /** Where the map of salons has its tiles; without one there is no map, in the demo the sandbox draws them. */
    MAP_TILES_URL: tilesUrl.optional(),
    /** Whom the tiles come from: it stands in the corner of the map. */
    MAP_ATTRIBUTION: z.string().max(200).default('© OpenStreetMap'),
    LK_URL: webUrl.default('https://lk.example.test/'),
    SUBSCRIBE_SCRIPT_URL: z.string().optional(),
    /** Of files that wait for their forms: of one, and of all together. A form's own limit can only be lower. */
    UPLOADS_FILE_MAX_BYTES: wholeNumber(1, 50_000_000).default(20_000_000),
    UPLOADS_MAX_BYTES: wholeNumber(1, Number.MAX_SAFE_INTEGER).default(2_000_000_000),
  })
  .refine((env) => env.CONTENT_SOURCE !== 'builder' || env.BUILDER_API_KEY !== undefined, {
    path: ['CONTENT_SOURCE'],
    error: 'builder needs BUILDER_API_KEY, the public key of your space',
  })
  .refine((env) => (env.METRICS_COUNTER_URL === undefined) === (env.METRICS_COUNTER_ID === undefined), {
    path: ['METRICS_COUNTER_ID'],
    error: 'goes with METRICS_COUNTER_URL: both, or neither',
  })
  .refine((env) => (env.AD_COUNTER_URL === undefined) === (env.AD_COUNTER_ID === undefined), {
    path: ['AD_COUNTER_ID'],
    error: 'goes with AD_COUNTER_URL: both, or neither',
  });

export type Environment = Omit<
  z.output<typeof variables>,
  'SESSION_SECRET' | 'GALLERY' | 'SHUTDOWN_DELAY_MS' | 'SEED' | 'MAX_WAITING_PAGES' | 'UX_TRACKER_URL'
> & {
  /** Locks and signs. */
  SESSION_SECRET: string;
  /** Open and verify: the one that locks first, then those that it has taken the place of. */
  SESSION_SECRETS: readonly [string, ...string[]];
  /** Hides whom a limit counts. The oldest one: a new secret before it sets no counter back. */
  COUNTING_SECRET: string;
  GALLERY: boolean;
  SHUTDOWN_DELAY_MS: number;
  MAX_WAITING_PAGES: number;
  SEED: 'demo' | 'none';
  /** `none`, a path of the site, or an address. */
  UX_TRACKER_URL: string;
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
  const { SESSION_SECRET, GALLERY, SHUTDOWN_DELAY_MS, SEED, MAX_WAITING_PAGES, UX_TRACKER_URL, ...rest } =
    read.data;
  const isProduction = rest.NODE_ENV === 'production';
  const secrets = requireSecrets(SESSION_SECRET, rest);
  return {
    ...rest,
    SESSION_SECRET: secrets[0],
    SESSION_SECRETS: secrets,
    COUNTING_SECRET: secrets.at(-1) ?? secrets[0],
    GALLERY: GALLERY ?? !isProduction,
    // Who looks at all of the demo at once waits gladly.
    MAX_WAITING_PAGES: MAX_WAITING_PAGES ?? (isProduction ? 32 : 400),
    UX_TRACKER_URL: UX_TRACKER_URL ?? (isProduction ? 'none' : TRACKER_PATH),
    SEED: SEED ?? (isProduction ? 'none' : 'demo'),
    // Balancers ask every few seconds; who tries the site out alone waits for none.
    SHUTDOWN_DELAY_MS: SHUTDOWN_DELAY_MS ?? (isProduction ? 5000 : 1000),
  };
}

/**
 * The environment of a server that visitors come to. In production nothing is silently the demo's: the sandbox and
 * plain http have to be asked for by name.
 */
export function readServerEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const env = readEnvironment(source);
  const faults = [...findSandboxFaults(env), ...findSchemeFaults(env, source['PUBLIC_SCHEME'])];
  if (faults.length > 0) throw new EnvironmentError(`The environment is not valid:\n${faults.join('\n')}`);
  return env;
}

function findSandboxFaults({ NODE_ENV, OPERATOR_API_URL, SANDBOX }: Environment): string[] {
  const hasSandbox = SANDBOX ?? NODE_ENV !== 'production';
  return OPERATOR_API_URL !== undefined || hasSandbox
    ? []
    : ["- OPERATOR_API_URL: must be the address of the operator's API; SANDBOX=1 serves the sandbox instead"];
}

function findSchemeFaults({ NODE_ENV }: Environment, said: string | undefined): string[] {
  return NODE_ENV === 'production' && (said ?? '') === ''
    ? ['- PUBLIC_SCHEME: must be https; PUBLIC_SCHEME=http serves without it, for a test on one machine']
    : [];
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

/** Refused in one sentence, whatever is wrong with it. */
function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

function dropEmpty(source: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}

function describe(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`);
  return `The environment is not valid:\n${lines.join('\n')}`;
}

/** Several are joined by comma. */
function requireSecrets(
  given: string | undefined,
  env: { NODE_ENV: string; DATA_DIR: string },
): [string, ...string[]] {
  if (given === undefined && env.NODE_ENV !== 'production') return [keepSecret(env.DATA_DIR)];
  const [first = '', ...former] = (given ?? '').split(',').map((secret) => secret.trim());
  const fault =
    given === undefined ? 'is missing; production needs one' : findSecretFault([first, ...former]);
  if (fault !== null) {
    const make = `node -e "console.log(require('crypto').randomBytes(32).toString('base64url'))"`;
    throw new EnvironmentError(`SESSION_SECRET ${fault}. Make one with: ${make}`);
  }
  return [first, ...former];
}

function findSecretFault(secrets: readonly string[]): string | null {
  const faults = secrets.flatMap((secret) => findFaultOf(secret) ?? []);
  return faults[0] ?? null;
}

function findFaultOf(secret: string): string | null {
  if (secret.length < MIN_SECRET_LENGTH) return `is shorter than ${MIN_SECRET_LENGTH} characters`;
  return new Set(secret).size < 10 ? 'repeats too few characters to be random' : null;
}

function keepSecret(dataDirectory: string): string {
  const file = path.resolve(dataDirectory, SECRET_FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(MIN_SECRET_LENGTH).toString('base64url');
  try {
    makeDirectory(path.dirname(file));
    writeFileSync(file, secret, { mode: 0o600 });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const line = `- DATA_DIR: nothing can be kept in ${path.dirname(file)} (${reason})`;
    const mend = 'It must be a directory that the server may write to';
    throw new EnvironmentError(`The environment is not valid:\n${line}. ${mend}`, { cause });
  }
  return secret;
}

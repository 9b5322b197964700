import { randomBytes, randomInt, createHash } from 'node:crypto';
import { join } from 'node:path';
import { monotonicFactory } from 'ulid';
import { createContactLinks } from '~/app/platform/auth/contact-links.server';
import { createDeviceMarks } from '~/app/platform/auth/device-marks.server';
import { createFormStamps } from '~/app/platform/auth/form-stamps.server';
import { createKioskMarks } from '~/app/platform/auth/kiosk-marks.server';
import { longLivedCookie } from '~/app/platform/auth/long-lived-cookie';
import { oneTimePasswords } from '~/app/platform/auth/one-time-passwords.server';
import { createOwnDeviceCookie } from '~/app/platform/auth/own-device-cookie.server';
import { createPasskeyChallenges } from '~/app/platform/auth/passkey-challenges.server';
import { createPasskeyVerifier } from '~/app/platform/auth/passkeys.server';
import { createMasterPassword, createPasswordHasher } from '~/app/platform/auth/passwords.server';
import { createSessions } from '~/app/platform/auth/session.server';
import {
  getSms,
  isPublic,
  type Env,
  type MailEnv,
  type WorkerEnv,
} from '~/app/platform/config/env';
import type { MailPlatform, Platform, WorkerPlatform } from '~/app/platform/http/context.server';
import { createLanguageCookie } from '~/app/platform/http/language.server';
import { createStatusMemory } from '~/app/platform/http/status-memory.server';
import { createTenantThrottle } from '~/app/platform/http/tenant-throttle.server';
import { createToasts } from '~/app/platform/http/toast.server';
import { createLog } from '~/app/platform/log/log.server';
import { createOutboxFolder } from '~/app/platform/mail/outbox-folder.server';
import { createTexting } from '~/app/platform/mail/texting.server';
import { createSsoFlowCookie } from '~/app/platform/sso/sso-flow-cookie.server';
import { createSsoProvider } from '~/app/platform/sso/sso-provider.server';
import type { Ids, Clock } from '~/app/ports/deps';
import { createLogoReader } from '~/app/services/companies/read-logo.server';
import {
  createClient,
  createStoreMemories,
  createStores,
  ping,
} from '~/app/store/create-stores.server';
import type { StoreClient } from '~/app/store/dynamo/db';
import type { Tenant } from '~/domain/company/scope';
import { contactLinkValidMs } from '~/domain/mail/contact';
import { dayMs } from '~/domain/time/time-units';
import { createAwardMemories } from './create-award-memories.server';

// Crockford's alphabet, which leaves out characters that are easily confused.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const createIds = (now: () => number): Ids => {
  // `randomInt` draws from a pool; the package's own source asks the system for each character.
  const ulid = monotonicFactory(() => randomInt(letters.length) / letters.length);
  const block = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return {
    next: () => ulid(now()),
    receiptNumber: () => `${block()}-${block()}`,
    printedCode: () => `${block()}-${block()}-${block()}`,
    digits: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
    secret: () => randomBytes(32).toString('base64url'),
  };
};

export const systemClock: Clock = { now: () => Date.now() };

/** Mail programs offer to unsubscribe for as long as they keep an email, so the link outlasts the news in it. */
const unsubscribeLinkMs = 90 * dayMs;

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns a client that can reach only one tenant. */
export type GetClient = (tenant: Tenant) => StoreClient;

interface WorkerOptions {
  readonly clock?: Clock;
  readonly write?: (line: string) => void;
  readonly client?: ReturnType<typeof createClient>;
  readonly memory?: ReturnType<typeof createStoreMemories>;
  /** The time limit of one store call; tests set it. */
  readonly stepMs?: number | undefined;
}

/** Connects a process without pages to its store, locally or on AWS. */
export const createWorkerPlatform = (
  env: WorkerEnv,
  {
    clock = systemClock,
    write = (line) => {
      process.stdout.write(`${line}\n`);
    },
    client = createClient(),
    memory = createStoreMemories(),
    stepMs,
  }: WorkerOptions = {},
): WorkerPlatform => {
  const now = () => clock.now();
  const passwords = createPasswordHasher();
  return {
    deps: {
      stores: createStores({ client, tableName: env.TABLE_NAME, memory, deadlineMs: stepMs }),
      clock,
      ids: createIds(now),
      passwords,
      masterPassword: createMasterPassword(env.MASTER_PASSWORD, passwords),
      oneTimePasswords,
      // Only processes that send messages or let drivers choose them need it.
      texting: null,
      awardMemories: createAwardMemories(),
      sha256,
    },
    env,
    log: createLog(write, now),
    outbox: [env.MAIL, getSms(env)].includes('outbox')
      ? createOutboxFolder(join(env.DATA_DIR, 'outbox'))
      : null,
  };
};

const createTextingPlatform = (env: MailEnv, options: WorkerOptions): WorkerPlatform => {
  const worker = createWorkerPlatform(env, options);
  return { ...worker, deps: { ...worker.deps, texting: createTexting(env) } };
};

/** Connects a process that sends messages to its store. */
export const createMailPlatform = (
  env: MailEnv,
  { clock = systemClock, ...options }: WorkerOptions = {},
): MailPlatform => ({
  ...createTextingPlatform(env, { ...options, clock }),
  env,
  unsubscribeLinks: createContactLinks({
    keys: env.MAIL_LINK_KEYS,
    now: () => clock.now(),
    audience: 'unsubscribe',
    lastsMs: unsubscribeLinkMs,
  }),
});

/** Connects the application to its store, locally or on AWS. */
export const createPlatform = (
  env: Env,
  {
    clock = systemClock,
    client = createClient(),
    memory = createStoreMemories(),
    getClient,
    ssoLocalOrigin: localOrigin,
    ...options
  }: WorkerOptions & {
    readonly getClient?: GetClient | undefined;
    /** A provider on this machine, without HTTPS; tests set it. */
    readonly ssoLocalOrigin?: string | undefined;
  } = {},
): Platform => {
  const secure = isPublic(env);
  const now = () => clock.now();
  const kiosks = createKioskMarks({ keys: env.SESSION_KEYS, secure, now });
  const mail = createMailPlatform(env, { ...options, clock, client, memory });
  const { deps } = mail;
  const getStores = (tenant: Tenant, connect: GetClient) =>
    createStores({
      client: connect(tenant),
      tableName: env.TABLE_NAME,
      memory,
      deadlineMs: options.stepMs,
    });
  return {
    ...mail,
    env,
    getDeps: (tenant) => (getClient ? { ...deps, stores: getStores(tenant, getClient) } : deps),
    throttleTenant: createTenantThrottle({
      counters: deps.stores.throttle,
      clock,
      perSecond: env.TENANT_REQUESTS_PER_SECOND,
    }),
    sessions: createSessions({ keys: env.SESSION_KEYS, secure, now }),
    kiosks,
    devices: createDeviceMarks({ keys: env.SESSION_KEYS, kiosks, secure, now }),
    ownDevice: createOwnDeviceCookie({ keys: env.SESSION_KEYS, kiosks, secure, now }),
    passkeys: createPasskeyVerifier(env.PUBLIC_ORIGIN),
    passkeyChallenges: createPasskeyChallenges({ keys: env.SESSION_KEYS, secure, now }),
    sso: {
      provider: createSsoProvider({ now, localOrigin }),
      flow: createSsoFlowCookie({ keys: env.SESSION_KEYS, secure, now }),
      localOrigin,
    },
    formStamps: createFormStamps({ keys: env.SESSION_KEYS, now }),
    confirmationLinks: createContactLinks({
      keys: env.MAIL_LINK_KEYS,
      now,
      audience: 'confirm-address',
      lastsMs: contactLinkValidMs,
    }),
    deviceLinks: createContactLinks({
      keys: env.MAIL_LINK_KEYS,
      now,
      audience: 'confirm-device',
      lastsMs: contactLinkValidMs,
    }),
    deviceCookie: longLivedCookie('notified-device', secure),
    filterCookie: longLivedCookie('job-filters', secure),
    readLogo: createLogoReader(deps),
    status: createStatusMemory(deps),
    toasts: createToasts({ secret: sha256(`toast ${env.SESSION_KEYS[0]}`), secure }),
    languageCookie: createLanguageCookie(secure),
    ping: () => ping({ client, tableName: env.TABLE_NAME }),
  };
};

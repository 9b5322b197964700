import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Clock, Deps } from '~/app/ports/deps';
import {
  createClient,
  createListMemories,
  createStores,
  ping,
} from '~/app/store/create-stores.server';
import type { Tenant } from '~/domain/company/scope';
import type { Platform } from '~/app/platform/http/context.server';
import { createDeviceMarks } from '~/app/platform/auth/device-marks.server';
import { isPublic, type Env } from '~/app/platform/config/env';
import { createFormStamps } from '~/app/platform/auth/form-stamps.server';
import { createIds } from './ids.server';
import { createKioskMarks } from '~/app/platform/auth/kiosk-marks.server';
import { createLog } from '~/app/platform/log/log.server';
import { oneTimePasswords } from '~/app/platform/auth/one-time-passwords.server';
import { createOutboxFolder } from '~/app/platform/mail/outbox-folder.server';
import { createMasterPassword, createPasswordHasher } from '~/app/platform/auth/passwords.server';
import { createSessions } from '~/app/platform/auth/session.server';
import { createLanguageCookie } from '~/app/platform/http/language.server';
import { createTenantThrottle } from '~/app/platform/http/tenant-throttle.server';
import { createToasts } from '~/app/platform/http/toast.server';

export const systemClock: Clock = { now: () => Date.now() };

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns a client that can reach only one tenant. */
export type GetClient = (tenant: Tenant) => ReturnType<typeof createClient>;

/** Connects the application to its store, locally or on AWS. */
export const createPlatform = (
  env: Env,
  {
    clock = systemClock,
    write = (line) => {
      process.stdout.write(`${line}\n`);
    },
    client = createClient(),
    getClient,
  }: {
    clock?: Clock;
    write?: (line: string) => void;
    client?: ReturnType<typeof createClient>;
    getClient?: GetClient | undefined;
  } = {},
): Platform => {
  const secure = isPublic(env);
  const now = () => clock.now();
  const passwords = createPasswordHasher();
  const kiosks = createKioskMarks({ keys: env.SESSION_KEYS, secure, now });
  const memory = createListMemories();
  const storesOn = (on: typeof client) =>
    createStores({ client: on, tableName: env.TABLE_NAME, memory });
  const deps: Deps = {
    stores: storesOn(client),
    clock,
    ids: createIds(now),
    passwords,
    masterPassword: createMasterPassword(env.MASTER_PASSWORD, passwords),
    oneTimePasswords,
    sha256,
  };
  return {
    deps,
    getDeps: (tenant) => (getClient ? { ...deps, stores: storesOn(getClient(tenant)) } : deps),
    throttleTenant: createTenantThrottle({
      counters: deps.stores.throttle,
      clock,
      perSecond: env.TENANT_REQUESTS_PER_SECOND,
    }),
    env,
    log: createLog(write, now),
    sessions: createSessions({ keys: env.SESSION_KEYS, secure, now }),
    kiosks,
    devices: createDeviceMarks({ keys: env.SESSION_KEYS, kiosks, secure, now }),
    formStamps: createFormStamps({ keys: env.SESSION_KEYS, now }),
    toasts: createToasts({ secret: sha256(`toast ${env.SESSION_KEYS[0]}`), secure }),
    languageCookie: createLanguageCookie(secure),
    outbox: env.MAIL === 'outbox' ? createOutboxFolder(join(env.DATA_DIR, 'outbox')) : null,
    ping: () => ping({ client, tableName: env.TABLE_NAME }),
  };
};

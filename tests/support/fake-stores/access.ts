import { isDeepStrictEqual } from 'node:util';
import { encodeTime } from 'ulid';
import type { CounterWindow } from '~/app/ports/access';
import type { Stores } from '~/app/ports/deps';
import { isTenant } from '~/app/store/table/keys';
import { addEnded } from '~/domain/access/ended-sessions';
import { isEntered } from '~/domain/access/sign-in-attempt';
import { listUsernames } from '~/domain/people/account-email';
import { fail, ok } from '~/domain/shared/result';
import { toEpochMs } from '~/domain/time/instant';
import { within, type Memory } from './memory';

export const createAccess = (memory: Memory): Stores['access'] => {
  const { siteAndCompany, drivers, credentials, admins } = memory;
  return {
    readDriver: async (tenant, employeeId) => ({
      ...siteAndCompany(tenant),
      driver: drivers.get(within(tenant, employeeId)),
      credential: credentials.get(within(tenant, employeeId)),
    }),
    readAdmin: async (tenant, username) => ({
      ...siteAndCompany(tenant),
      credential: admins.get(within(tenant, username)),
    }),
    findUsernames: async (tenant, email) =>
      isTenant(tenant) ? listUsernames(admins.below(within(tenant)), email) : [],
  };
};

export const createCodes = (memory: Memory): Stores['codes'] => {
  const { codes, post, log, saveAdmin } = memory;
  return {
    read: async (hash) => codes.get(hash),
    issue: async (code, mail, entry) => {
      codes.put(code.hash, code);
      post(mail);
      log(code, entry);
    },
    replace: async (scope, code, { read, next }, mail, entry) => {
      if (!saveAdmin(scope, read, next)) return false;
      codes.put(code.hash, code);
      post(mail);
      log(scope, entry);
      return true;
    },
    redeem: async (code, usedAt, credential, entry, mail) => {
      if (codes.get(code.hash)?.usedAt !== null) return fail({ code: 'code-used' });
      if (!saveAdmin(code, credential, credential)) return fail({ code: 'credential-changed' });
      codes.put(code.hash, { ...code, usedAt });
      if (mail) post(mail);
      log(code, entry);
      return ok(null);
    },
  };
};

export const createCredentials = (memory: Memory): Stores['credentials'] => {
  const { drivers, credentials, passkeyOwners, admins, post, log, saveAdmin } = memory;
  return {
    saveAdmin: async (scope, { read, next }, entry, mail) => {
      const isSaved = saveAdmin(scope, read, next);
      if (isSaved) log(scope, entry);
      if (isSaved && mail) post(mail);
      return isSaved;
    },
    useSecondFactor: async (tenant, username, { read, next }) => {
      const key = within(tenant, username);
      const stored = admins.get(key);
      if (!stored || !isDeepStrictEqual(stored.secondFactor, read)) return false;
      admins.put(key, { ...stored, secondFactor: next });
      return true;
    },
    setLanguage: async (tenant, username, language) => {
      const key = within(tenant, username);
      const stored = admins.get(key);
      if (stored) admins.put(key, { ...stored, language });
    },
    setDriverPassword: async (scope, input) => {
      const { employeeId, passwordHash, answersHash, expectedVersion, usedCode, entry, mail } =
        input;
      const key = within(scope, employeeId);
      if (!drivers.get(key)) return false;
      const stored = credentials.get(key);
      if ((stored?.sessionVersion ?? 0) !== expectedVersion) return false;
      if (usedCode !== undefined && stored?.resetCode?.hash !== usedCode) return false;
      const sessionVersion = expectedVersion + 1;
      const kept = answersHash === undefined ? {} : { answersHash };
      credentials.put(key, { employeeId, passwordHash, sessionVersion, ...kept });
      if (entry) log(scope, entry);
      if (mail) post(mail);
      return true;
    },
    issueResetCode: async (scope, { employeeId, resetCode, entry }) => {
      const key = within(scope, employeeId);
      if (!drivers.get(key)) return false;
      const stored = credentials.get(key) ?? {
        employeeId,
        passwordHash: null,
        sessionVersion: 0,
      };
      credentials.put(key, { ...stored, resetCode });
      log(scope, entry);
      return true;
    },
    changeOwnDevices: async (scope, input) => {
      const { employeeId, sessionVersion, knownVersion, devices, entry } = input;
      const key = within(scope, employeeId);
      if (!drivers.get(key)) return false;
      const stored = credentials.get(key) ?? { employeeId, passwordHash: null, sessionVersion: 0 };
      if (stored.sessionVersion !== sessionVersion) return false;
      if ((stored.ownDevices?.version ?? 0) !== knownVersion) return false;
      const ownDevices = { version: knownVersion + 1, devices: [...devices] };
      credentials.put(key, { ...stored, ownDevices });
      if (entry) log(scope, entry);
      return true;
    },
    changePasskeys: async (scope, input) => {
      const { employeeId, sessionVersion, knownVersion, handle, passkeys } = input;
      const { added, removed, entry } = input;
      const key = within(scope, employeeId);
      if (!drivers.get(key)) return false;
      const stored = credentials.get(key) ?? { employeeId, passwordHash: null, sessionVersion: 0 };
      if (stored.sessionVersion !== sessionVersion) return false;
      if ((stored.passkeys?.version ?? 0) !== knownVersion) return false;
      if (added && passkeyOwners.has(added.id)) return false;
      const { companyId, siteId } = scope;
      if (added) passkeyOwners.put(added.id, { companyId, siteId, employeeId });
      if (removed) passkeyOwners.delete(removed.id);
      const next = { version: knownVersion + 1, handle, passkeys: [...passkeys] };
      credentials.put(key, { ...stored, passkeys: next });
      if (entry) log(scope, entry);
      return true;
    },
    findPasskey: async (passkeyId) => passkeyOwners.get(passkeyId),
    endSession: async (tenant, { employeeId, sessionId, now }) => {
      const key = within(tenant, employeeId);
      const known = credentials.get(key) ?? { employeeId, passwordHash: null, sessionVersion: 0 };
      const endedSessions = addEnded(known.endedSessions, sessionId, now);
      credentials.put(
        key,
        endedSessions
          ? { ...known, endedSessions }
          : { ...known, sessionVersion: known.sessionVersion + 1 },
      );
    },
    endSessions: async (tenant, who) => {
      if ('username' in who) {
        const admin = admins.get(within(tenant, who.username));
        if (!admin) return;
        admins.put(within(tenant, who.username), {
          ...admin,
          sessionVersion: admin.sessionVersion + 1,
        });
        return;
      }
      const { employeeId } = who;
      const known = credentials.get(within(tenant, employeeId));
      credentials.put(within(tenant, employeeId), {
        ...known,
        employeeId,
        passwordHash: known?.passwordHash ?? null,
        sessionVersion: (known?.sessionVersion ?? 0) + 1,
      });
    },
    administrators: async (tenant) => admins.below(within(tenant)),
    withPassword: async (scope) =>
      new Set(
        credentials
          .below(within(scope))
          .filter(({ passwordHash }) => passwordHash !== null)
          .map(({ employeeId }) => employeeId),
      ),
  };
};

export const createSignIns = (memory: Memory): Stores['signIns'] => {
  const { attempts } = memory;
  return {
    keep: async (tenant, username, attempt) => {
      if (username === null) return;
      attempts.put(within(tenant, JSON.stringify([username, attempt.id])), attempt);
    },
    latest: async (scope, username, { since, limit }) => {
      const found = attempts
        .below(within(scope, JSON.stringify([username]).slice(0, -1) + ','))
        .filter(({ id }) => id >= encodeTime(toEpochMs(since), 10))
        .reverse();
      return {
        entered: found.filter(isEntered).slice(0, limit),
        refused: found.filter((one) => !isEntered(one)).slice(0, limit),
      };
    },
  };
};

export const createThrottle = (memory: Memory): Stores['throttle'] => {
  const { throttle } = memory;
  const count = ({ key, windowMs, now }: CounterWindow, by: number): number => {
    const bucket = `${key}#${windowMs}#${Math.floor(now / windowMs)}`;
    const total = (throttle.get(bucket) ?? 0) + by;
    throttle.put(bucket, total);
    return total;
  };
  return {
    hit: async ({ by = 1, ...input }) => count(input, by),
    take: async ({ max, ...input }) => {
      const isFree = count(input, 0) < max;
      if (isFree) count(input, 1);
      return isFree;
    },
    giveBack: async (input) => {
      const isTaken = count(input, 0) > 0;
      if (isTaken) count(input, -1);
      return isTaken;
    },
    count: async (input) => count(input, 0),
  };
};

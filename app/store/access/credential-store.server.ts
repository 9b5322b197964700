import type { CredentialStore } from '~/app/ports/access';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isThere, setting, type Condition, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toOutboxItem } from '~/app/store/mail/outbox-item';
import { adminKey, credentialKey, credentialRange, listItemKey } from '~/app/store/table/keys';
import { addEnded } from '~/domain/access/ended-sessions';
import type { Tenant } from '~/domain/company/scope';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { both, driverUpdate, hasSessionVersion } from './credential-conditions';
import { fromCredentialItem, toCredentialItem } from './credential-item';
import { readAdmins } from './read-admins.server';
import { hasFactor, saveAdminSteps } from './save-admin-steps';
import { toStoredFactor } from './second-factor-item';
import { createShortcuts } from './shortcut-store.server';

const hasCode = (hash: string): Condition => ({
  expression: '#code.#codeHash = :codeHash',
  names: { '#code': 'resetCode', '#codeHash': 'hash' },
  values: { ':codeHash': hash },
});

const nextVersion = {
  expression: 'ADD #version :one',
  names: { '#version': 'sessionVersion' },
  values: { ':one': 1 },
};

const createDriverCredentials = (
  db: Db,
): Pick<CredentialStore, 'setDriverPassword' | 'issueResetCode' | 'withPassword'> => ({
  setDriverPassword: async (scope, input) => {
    const { employeeId, passwordHash, answersHash, expectedVersion, usedCode, entry, mail } = input;
    const sessionVersion = expectedVersion + 1;
    const isExpected = hasSessionVersion(expectedVersion);
    const refused = await transact(db, [
      {
        put: toCredentialItem(scope, { employeeId, passwordHash, sessionVersion, answersHash }),
        if: usedCode === undefined ? isExpected : both(isExpected, hasCode(usedCode)),
        refused: 'version-changed',
      },
      // Requires that the driver still exists. Otherwise the password would stay behind for the next driver with that
      // ID.
      { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
      ...(entry ? [{ put: toActivityItem(scope, entry) }] : []),
      ...(mail ? [{ put: toOutboxItem(mail) }] : []),
    ]);
    return refused.length === 0;
  },
  issueResetCode: async (scope, { employeeId, resetCode, entry }) => {
    const refused = await transact(db, [
      { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
      {
        update: credentialKey(scope, employeeId),
        by: driverUpdate(employeeId, {
          expression: ', #version = if_not_exists(#version, :zero), #code = :code',
          names: { '#version': 'sessionVersion', '#code': 'resetCode' },
          values: { ':zero': 0, ':code': resetCode },
        }),
      },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0;
  },
  withPassword: async (scope) => {
    // Only ids are read, so that the hashes stay in the store.
    const items = await queryAll(db, credentialRange(scope), {
      filter: {
        expression: 'attribute_type(#hash, :text)',
        names: { '#hash': 'passwordHash' },
        values: { ':text': 'S' },
      },
      attributes: ['employeeId'],
    });
    return new Set(items.map((item) => employeeIdSchema.parse(item.employeeId)));
  },
});

const createAdminCredentials = (
  db: Db,
): Pick<CredentialStore, 'saveAdmin' | 'useSecondFactor' | 'setLanguage' | 'administrators'> => ({
  saveAdmin: async (scope, credential, entry, mail) => {
    const refused = await transact(db, [
      ...saveAdminSteps(scope, credential),
      { put: toActivityItem(scope, entry) },
      ...(mail ? [{ put: toOutboxItem(mail) }] : []),
    ]);
    return refused.length === 0;
  },
  useSecondFactor: async (tenant, username, { read, next }) => {
    const { secondFactor, stepPasskeys } = toStoredFactor(next);
    // A transaction, because it can be repeated safely: if a response was lost, the repeated request must not find the
    // code already used.
    const refused = await transact(db, [
      {
        update: adminKey(tenant, username),
        by: {
          expression: `SET #factor = :next${stepPasskeys ? ', #passkeys = :passkeys' : ' REMOVE #passkeys'}`,
          names: { '#factor': 'secondFactor', '#passkeys': 'stepPasskeys' },
          values: { ':next': secondFactor, ...(stepPasskeys && { ':passkeys': stepPasskeys }) },
        },
        if: hasFactor(read),
        refused: 'factor-changed',
      },
    ]);
    return refused.length === 0;
  },
  setLanguage: async (tenant, username, language) => {
    await updateItem(db, adminKey(tenant, username), setting({ language }), isThere);
  },
  administrators: (tenant) => readAdmins(db, tenant),
});

/** Tries again if another session of the driver ends at the same time. */
const attempts = 5;

const createSessionEnds = (db: Db): Pick<CredentialStore, 'endSession' | 'endSessions'> => {
  const endSessions: CredentialStore['endSessions'] = async (tenant, who) => {
    if ('username' in who) {
      await updateItem(db, adminKey(tenant, who.username), nextVersion, isThere);
      return;
    }
    const { employeeId } = who;
    const update = driverUpdate(employeeId, {
      ...nextVersion,
      expression: ` ${nextVersion.expression}`,
    });
    await updateItem(db, credentialKey(tenant, employeeId), update);
  };
  const isRemembered = async (
    tenant: Tenant,
    { employeeId, sessionId, now }: Parameters<CredentialStore['endSession']>[1],
  ): Promise<boolean> => {
    const key = credentialKey(tenant, employeeId);
    const item = await getItem(db, key);
    const before = item && fromCredentialItem(item).endedSessions;
    const ended = addEnded(before, sessionId, now);
    if (!ended) return false;
    const update = driverUpdate(employeeId, {
      expression: ', #version = if_not_exists(#version, :zero), #ended = :ended',
      names: { '#version': 'sessionVersion', '#ended': 'endedSessions' },
      values: { ':zero': 0, ':ended': ended },
    });
    const isAsRead = {
      expression: before ? '#ended = :before' : 'attribute_not_exists(#ended)',
      names: { '#ended': 'endedSessions' },
      ...(before && { values: { ':before': before } }),
    };
    return (await updateItem(db, key, update, isAsRead)) !== null;
  };
  return {
    endSessions,
    endSession: async (tenant, session) => {
      for (let attempt = 0; attempt < attempts; attempt += 1)
        if (await isRemembered(tenant, session)) return;
      await endSessions(tenant, { employeeId: session.employeeId });
    },
  };
};

export const createCredentialStore = (db: Db): CredentialStore => ({
  ...createDriverCredentials(db),
  ...createShortcuts(db),
  ...createAdminCredentials(db),
  ...createSessionEnds(db),
});

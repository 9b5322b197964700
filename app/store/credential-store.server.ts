import type { CredentialStore } from '~/app/services/access/ports';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { toActivityItem } from './activity-item';
import { toAdminItem, toCredentialItem } from './credential-item';
import { isThere, type Condition, type Db } from './dynamo/db';
import { queryAll } from './dynamo/query-all.server';
import { updateItem } from './dynamo/single.server';
import { transact } from './dynamo/transact.server';
import { adminKey, credentialKey, credentialRange } from './keys';

/** 0 where there is no credential. */
export const hasSessionVersion = (version: number): Condition => ({
  expression: `${version === 0 ? 'attribute_not_exists(pk) OR ' : ''}#version = :version`,
  names: { '#version': 'sessionVersion' },
  values: { ':version': version },
});

const nextVersion = {
  expression: 'ADD #version :one',
  names: { '#version': 'sessionVersion' },
  values: { ':one': 1 },
};

export const createCredentialStore = (db: Db): CredentialStore => ({
  setDriverPassword: async (scope, { employeeId, passwordHash, expectedVersion }) => {
    const sessionVersion = expectedVersion + 1;
    const refused = await transact(db, [
      {
        put: toCredentialItem(scope, { employeeId, passwordHash, sessionVersion }),
        if: hasSessionVersion(expectedVersion),
        refused: 'version-changed',
      },
    ]);
    return refused.length === 0;
  },
  saveAdmin: async (scope, credential, entry) => {
    const sessionVersion = credential.sessionVersion + 1;
    const refused = await transact(db, [
      {
        put: toAdminItem(scope, { ...credential, sessionVersion }),
        if: hasSessionVersion(credential.sessionVersion),
        refused: 'version-changed',
      },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0;
  },
  useSecondFactor: async (tenant, username, { read, next }) => {
    const saved = await updateItem(
      db,
      adminKey(tenant, username),
      {
        expression: 'SET #factor = :next',
        names: { '#factor': 'secondFactor' },
        values: { ':next': next },
      },
      {
        expression: '#factor = :read',
        names: { '#factor': 'secondFactor' },
        values: { ':read': read },
      },
    );
    return saved !== null;
  },
  endSessions: async (tenant, who) => {
    if ('username' in who) {
      await updateItem(db, adminKey(tenant, who.username), nextVersion, isThere);
      return;
    }
    const { employeeId } = who;
    await updateItem(db, credentialKey(tenant, employeeId), {
      expression: `SET #type = :type, #id = :id, #hash = if_not_exists(#hash, :none) ${nextVersion.expression}`,
      names: {
        ...nextVersion.names,
        '#type': 'type',
        '#id': 'employeeId',
        '#hash': 'passwordHash',
      },
      values: { ...nextVersion.values, ':type': 'credential', ':id': employeeId, ':none': null },
    });
  },
  withPassword: async (scope) => {
    // The hashes stay in the store: only ids are read out.
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

import type { CredentialStore } from '~/app/ports/access';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, isThere, type Condition, type Db } from '~/app/store/dynamo/db';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { credentialKey, listItemKey } from '~/app/store/table/keys';
import type { SiteScope } from '~/domain/company/scope';
import { both, driverUpdate, hasSessionVersion } from './credential-conditions';
import { fromPasskeyItem, toPasskeyItem, toPasskeyKey } from './passkey-item';

type VersionedPart = 'ownDevices' | 'passkeys' | 'calendarFeed';

/** Requires that this part of the credential has this version, 0 if it is missing. */
const hasPartVersion = (part: VersionedPart, version: number): Condition =>
  version === 0
    ? { expression: 'attribute_not_exists(#part)', names: { '#part': part } }
    : {
        expression: '#part.#partVersion = :partVersion',
        names: { '#part': part, '#partVersion': 'version' },
        values: { ':partVersion': version },
      };

/** Replaces a part of a driver's credential that was read with these versions. */
export const replacePart = (
  scope: SiteScope,
  part: VersionedPart,
  read: { employeeId: string; sessionVersion: number; knownVersion: number },
  next: object,
) => {
  const { employeeId, sessionVersion, knownVersion } = read;
  return [
    // Without the driver, this would stay behind for the next driver with that ID.
    { check: listItemKey(scope, 'DRIVER', employeeId), if: isThere, refused: 'no-driver' },
    {
      update: credentialKey(scope, employeeId),
      by: driverUpdate(employeeId, {
        expression: ', #version = if_not_exists(#version, :zero), #part = :part',
        names: { '#version': 'sessionVersion', '#part': part },
        values: { ':zero': 0, ':part': { ...next, version: knownVersion + 1 } },
      }),
      if: both(hasSessionVersion(sessionVersion), hasPartVersion(part, knownVersion)),
      refused: 'changed',
    },
  ] as const;
};

/** The ways in which drivers sign in without typing. Both are parts of their credentials. */
export const createShortcuts = (
  db: Db,
): Pick<CredentialStore, 'changeOwnDevices' | 'changePasskeys' | 'findPasskey'> => ({
  changeOwnDevices: async (scope, { devices, entry, ...read }) => {
    const refused = await transact(db, [
      ...replacePart(scope, 'ownDevices', read, { devices }),
      ...(entry ? [{ put: toActivityItem(scope, entry) }] : []),
    ]);
    return refused.length === 0;
  },
  changePasskeys: async (scope, { handle, passkeys, added, removed, entry, ...read }) => {
    const { employeeId } = read;
    const refused = await transact(db, [
      ...replacePart(scope, 'passkeys', read, { handle, passkeys }),
      ...(added
        ? [
            {
              put: toPasskeyItem(added.id, scope, { ...added, employeeId }),
              if: isMissing,
              refused: 'taken',
            },
          ]
        : []),
      ...(removed ? [{ delete: toPasskeyKey(removed.id) }] : []),
      ...(entry ? [{ put: toActivityItem(scope, entry) }] : []),
    ]);
    return refused.length === 0;
  },
  findPasskey: async (passkeyId) => {
    const item = await getItem(db, toPasskeyKey(passkeyId));
    return item ? fromPasskeyItem(item) : null;
  },
});

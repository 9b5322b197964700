import type { Condition } from '~/app/store/dynamo/db';
import type { Step } from '~/app/store/dynamo/transact.server';
import { adminSummarySteps } from '~/app/store/summaries/summary-item';
import type { AdminCredential } from '~/domain/access/credential';
import type { SecondFactor } from '~/domain/access/second-factor';
import type { Tenant } from '~/domain/company/scope';
import { both, hasSessionVersion } from './credential-conditions';
import { toAdminItem } from './credential-item';
import { toStoredFactor } from './second-factor-item';

/** Requires that an attribute of the stored account still has this value. */
const stillHas = (name: 'secondFactor' | 'stepPasskeys' | 'name', value: unknown): Condition =>
  value === undefined
    ? { expression: `attribute_not_exists(#${name})`, names: { [`#${name}`]: name } }
    : {
        expression: `#${name} = :${name}`,
        names: { [`#${name}`]: name },
        values: { [`:${name}`]: value },
      };

/** Requires that the stored second factor is still `factor`, so that no save restores a used code. */
export const hasFactor = (factor: SecondFactor | undefined): Condition => {
  const { secondFactor, stepPasskeys } = toStoredFactor(factor);
  return both(stillHas('secondFactor', secondFactor), stillHas('stepPasskeys', stepPasskeys));
};

/** Requires that an account's sessions, second factor and name are still as in `read`. */
export const isAsRead = ({ sessionVersion, secondFactor, name }: AdminCredential): Condition =>
  both(both(hasSessionVersion(sessionVersion), hasFactor(secondFactor)), stillHas('name', name));

/**
 * Replaces an administrator's credential if it is still as in `read`, and increases the session version, which ends the
 * sessions.
 */
export const saveAdminSteps = (
  tenant: Tenant,
  { read, next }: { readonly read: AdminCredential; readonly next: AdminCredential },
): Step<'credential-changed'>[] => [
  {
    put: toAdminItem(tenant, { ...next, sessionVersion: read.sessionVersion + 1 }),
    if: isAsRead(read),
    refused: 'credential-changed',
  },
  ...adminSummarySteps(tenant, { read, next }),
];

import type { AdminCredential } from '~/domain/access/credential';
import type { SecondFactor } from '~/domain/access/second-factor';
import type { Tenant } from '~/domain/company/scope';
import type { Condition } from '~/app/store/dynamo/db';
import type { Step } from '~/app/store/dynamo/transact.server';
import { adminSummarySteps } from '~/app/store/summaries/summary-item';
import { both, hasSessionVersion } from './credential-conditions';
import { toAdminItem } from './credential-item';

/** Requires that the stored second factor is still `factor`, so that no save restores a used code. */
export const hasFactor = (factor: SecondFactor | undefined): Condition =>
  factor === undefined
    ? { expression: 'attribute_not_exists(#factor)', names: { '#factor': 'secondFactor' } }
    : {
        expression: '#factor = :factor',
        names: { '#factor': 'secondFactor' },
        values: { ':factor': factor },
      };

/** Requires that an account's sessions and second factor are still as in `read`. */
export const isAsRead = (read: AdminCredential): Condition =>
  both(hasSessionVersion(read.sessionVersion), hasFactor(read.secondFactor));

/**
 * Replaces an administrator's credential if its session version and second factor are still as in `read`, and increases
 * the session version, which ends the sessions.
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

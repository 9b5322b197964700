import * as z from 'zod';
import type { Item } from '~/app/store/dynamo/db';
import { readItem, readKnownItem } from '~/app/store/dynamo/read-item';
import { adminKey, credentialKey } from '~/app/store/table/keys';
import {
  adminCredentialSchema,
  driverCredentialSchema,
  type AdminCredential,
  type DriverCredential,
} from '~/domain/access/credential';
import type { Tenant } from '~/domain/company/scope';
import { fromStoredFactor, storedFactorFields, toStoredFactor } from './second-factor-item';

export const toCredentialItem = (tenant: Tenant, credential: DriverCredential): Item => ({
  ...credentialKey(tenant, credential.employeeId),
  type: 'credential',
  ...credential,
});

export const fromCredentialItem = (item: Record<string, unknown>): DriverCredential =>
  readItem('credential', driverCredentialSchema, item);

/** A role that an earlier release does not know is stored beside one that it knows and that may do less. */
const storedAdminSchema = adminCredentialSchema
  .extend({ actualRole: z.literal('company-admin').optional(), ...storedFactorFields })
  .transform(({ actualRole, secondFactor, stepPasskeys, ...credential }) => {
    const factor = fromStoredFactor({ secondFactor, stepPasskeys });
    return {
      ...credential,
      role: actualRole ?? credential.role,
      ...(factor && { secondFactor: factor }),
    };
  });

export const toAdminItem = (tenant: Tenant, credential: AdminCredential): Item => ({
  ...adminKey(tenant, credential.username),
  type: 'admin',
  ...credential,
  ...toStoredFactor(credential.secondFactor),
  ...(credential.role === 'company-admin' && {
    role: 'site-admin',
    actualRole: credential.role,
  }),
});

/** Null for a role that only a newer version knows, so that nobody signs in with it. */
export const fromAdminItem = (item: Record<string, unknown>): AdminCredential | null =>
  readKnownItem('admin', storedAdminSchema, item);

import {
  adminCredentialSchema,
  driverCredentialSchema,
  type AdminCredential,
  type DriverCredential,
} from '~/domain/access/credential';
import type { Tenant } from '~/domain/company/scope';
import type { Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { adminKey, credentialKey } from '~/app/store/table/keys';

export const toCredentialItem = (tenant: Tenant, credential: DriverCredential): Item => ({
  ...credentialKey(tenant, credential.employeeId),
  type: 'credential',
  ...credential,
});

export const fromCredentialItem = (item: Record<string, unknown>): DriverCredential =>
  readItem('credential', driverCredentialSchema, item);

export const toAdminItem = (tenant: Tenant, credential: AdminCredential): Item => ({
  ...adminKey(tenant, credential.username),
  type: 'admin',
  ...credential,
});

export const fromAdminItem = (item: Record<string, unknown>): AdminCredential =>
  readItem('admin', adminCredentialSchema, item);

import * as z from 'zod';
import type { PasskeyOwner } from '~/app/ports/access';
import type { Item } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { readItem } from '~/app/store/dynamo/read-item';
import { passkeyKey } from '~/app/store/table/installation-keys';
import { sha256 } from '~/app/store/table/sha256';
import { timeToLiveAttribute } from '~/app/store/table/table';
import { ownDeviceMs } from '~/domain/access/own-device';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { toEpochMs } from '~/domain/time/instant';

const ownerSchema = z.object({
  companyId: companyIdSchema,
  siteId: siteIdSchema,
  employeeId: employeeIdSchema,
});

export const toPasskeyKey = (passkeyId: string): Key => passkeyKey(sha256(passkeyId));

/**
 * Says whose passkey it is. It grants nothing: the driver's credential must still have the passkey. It may outlast that,
 * until it expires.
 */
export const toPasskeyItem = (
  passkeyId: string,
  { companyId, siteId }: Tenant,
  { employeeId, since }: { employeeId: string; since: string },
): Item => ({
  ...toPasskeyKey(passkeyId),
  type: 'passkey',
  companyId,
  siteId,
  employeeId,
  [timeToLiveAttribute]: Math.ceil((toEpochMs(since) + ownDeviceMs) / 1000),
});

export const fromPasskeyItem = (item: Record<string, unknown>): PasskeyOwner =>
  readItem('passkey', ownerSchema, item);

import { isOpen, type Claim } from '~/domain/claims/claim';
import { claimSchema } from '~/domain/claims/claim-schema';
import type { Tenant } from '~/domain/company/scope';
import type { Condition, Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { claimKey } from '~/app/store/table/keys';

export const toClaimItem = (tenant: Tenant, claim: Claim): Item => ({
  ...claimKey(tenant, claim, isOpen(claim) ? 'OPEN' : claim.awardVersion),
  type: 'claim',
  ...claim,
});

export const fromClaimItem = (item: Record<string, unknown>): Claim =>
  readItem('claim', claimSchema, item);

export const isClaim = (id: string): Condition => ({
  expression: '#id = :id',
  names: { '#id': 'id' },
  values: { ':id': id },
});

import { isOpen, type Claim } from '~/domain/claims/claim';
import { claimSchema } from '~/domain/claims/claim-schema';
import type { Tenant } from '~/domain/company/scope';
import type { Condition, Item } from './dynamo/db';
import { readItem } from './dynamo/read-item';
import { claimKey } from './keys';

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

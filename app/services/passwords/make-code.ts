import type { Deps } from '~/app/ports/deps';
import { codeValidMs, type OneTimeCode } from '~/domain/access/one-time-code';
import type { Tenant } from '~/domain/company/scope';
import { toEpochMs, toInstant, type Instant } from '~/domain/time/instant';

/**
 * A new one-time code, to be stored in one transaction with the email that contains its `secret`. The secret
 * is stored nowhere else and never logged.
 */
export const makeCode = (
  { ids, sha256 }: Pick<Deps, 'ids' | 'sha256'>,
  {
    kind,
    tenant: { companyId, siteId },
    username,
    at,
  }: { kind: OneTimeCode['kind']; tenant: Tenant; username: string; at: Instant },
): { secret: string; code: OneTimeCode } => {
  const secret = ids.secret();
  const code = {
    hash: sha256(secret),
    kind,
    companyId,
    siteId,
    username,
    issuedAt: at,
    validUntil: toInstant(toEpochMs(at) + codeValidMs[kind]),
    usedAt: null,
  };
  return { secret, code };
};

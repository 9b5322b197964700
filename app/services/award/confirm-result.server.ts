import type { DriverSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import type { Catalogue } from '~/domain/award/award';
import { getHeld } from '~/domain/award/held-results';
import type { Instant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getAwardInForce } from '~/domain/site/current-award';

export type ConfirmError = { readonly code: 'result-replaced' };

/**
 * Stores that the driver has seen their result in this version. Refused for a version that no longer counts, because
 * its page showed another result.
 */
export const confirmResult = async ({
  deps,
  access: { scope, site, driver },
  input: { of, version },
  receivedAt,
}: {
  deps: Pick<Deps, 'stores'>;
  access: DriverSession;
  input: { of: Catalogue; version: number };
  receivedAt: Instant;
}): Promise<Result<null, ConfirmError>> => {
  const { awards, seenResults } = deps.stores;
  const { employeeId } = driver;
  const award = getAwardInForce(site, of);
  if (award?.version !== version) return fail({ code: 'result-replaced' });
  const { periodId: awardId } = award;
  const published = await awards.outcome(scope, awardId, version, employeeId);
  if (!published?.outcome) return fail({ code: 'result-replaced' });
  const held = getHeld(published.outcome);
  await seenResults.confirm(scope, { employeeId, awardId, version, at: receivedAt, held });
  return ok(null);
};

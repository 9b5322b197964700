import type { DriverCall } from '~/app/ports/deps';
import type { Catalogue } from '~/domain/award/award';
import { getHeld } from '~/domain/award/held-results';
import { awardsAtWork, type AwardName } from '~/domain/selection/past-awards';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getAwardInForce } from '~/domain/site/current-award';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';

export type ConfirmError = { readonly code: 'result-replaced' };

/** The award in force, or one of a working week that is not over. `awardId`: undefined for the one in force. */
const findAward = (
  site: Site,
  { of, awardId }: { of: Catalogue; awardId: string | undefined },
  now: Instant,
): AwardName | null => {
  const inForce = getAwardInForce(site, of);
  if (awardId === undefined || awardId === inForce?.periodId) return inForce;
  const { window: selection, timeZone } = site;
  const atWork = of === 'jobs' ? awardsAtWork(selection, { now, timeZone }) : [];
  return atWork.find((one) => one.periodId === awardId) ?? null;
};

/**
 * Stores that the driver has seen their result in this version. Refused for a version that no longer counts, because
 * its page showed another result.
 */
export const confirmResult = async ({
  deps,
  access: { scope, site, driver },
  input: { of, version, awardId: asked },
  receivedAt,
}: DriverCall<
  'stores',
  { input: { of: Catalogue; version: number; awardId?: string | undefined }; receivedAt: Instant }
>): Promise<Result<null, ConfirmError>> => {
  const { awards, seenResults } = deps.stores;
  const { employeeId } = driver;
  const award = findAward(site, { of, awardId: asked }, receivedAt);
  if (award?.version !== version) return fail({ code: 'result-replaced' });
  const { periodId: awardId } = award;
  const published = await awards.outcome(scope, awardId, version, employeeId);
  if (!published?.outcome) return fail({ code: 'result-replaced' });
  const held = getHeld(published.outcome);
  await seenResults.confirm(scope, { employeeId, awardId, version, at: receivedAt, held });
  return ok(null);
};

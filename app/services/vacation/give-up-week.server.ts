import type { Deps } from '~/app/services/deps';
import { makeActivity } from '~/domain/activity/make-activity';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { SiteScope } from '~/domain/tenancy/scope';
import type { Site } from '~/domain/tenancy/site';
import { isPortalOpen, vacationAwardId } from '~/domain/vacation/vacation-portal';
import type { VacationPicks } from '~/domain/vacation/vacation-picks';

export type GiveUpWeekError =
  | { readonly code: 'vacation-portal-open' }
  | { readonly code: 'week-not-held'; readonly weekId: string }
  | { readonly code: 'weeks-changed' };

/**
 * Frees a driver's published week, or declines one that became free: the next publication gives it down
 * the seniority list, to whoever ranked it. The driver does it, or an administrator for them.
 */
export const giveUpWeek = async ({
  deps: { stores, clock, ids },
  scope,
  site,
  input: { employeeId, weekId },
  name,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  scope: SiteScope;
  site: Site;
  input: { employeeId: string; weekId: string };
  /** Of the acting driver; administrators are named by their scope. */
  name?: string;
}): Promise<Result<VacationPicks, GiveUpWeekError>> => {
  const at = toInstant(clock.now());
  if (isPortalOpen(site.vacation, at)) return fail({ code: 'vacation-portal-open' });
  const { awardVersion } = site.vacation;
  if (awardVersion === 0) return fail({ code: 'week-not-held', weekId });
  const [stored, manual, published] = await Promise.all([
    stores.vacationPicks.get(scope, employeeId),
    stores.weeks.manual(scope),
    stores.awards.outcome(scope, vacationAwardId, awardVersion, employeeId),
  ]);
  const byHand = manual.find((one) => one.driverId === employeeId && one.weekId === weekId);
  const isRanked = stored?.weekIds.includes(weekId) ?? false;
  const isAwarded = published?.outcome?.awardedId === weekId;
  const isGivenUp = stored?.givenUp?.includes(weekId) ?? false;
  if (!byHand && (isGivenUp || !isRanked)) return fail({ code: 'week-not-held', weekId });
  const picks: VacationPicks = {
    employeeId,
    weekIds: stored?.weekIds ?? [],
    givenUp: [...new Set([...(stored?.givenUp ?? []), weekId])],
    acceptedAt: at,
    receiptNumber: ids.receiptNumber(),
  };
  const entry = makeActivity({
    id: ids.next(),
    at,
    actor: scope.actor,
    ...(name !== undefined && { name }),
    action: 'update',
    details: `${isAwarded ? 'Gave up' : 'Declined'} vacation week ${weekId} of ${employeeId} (receipt ${picks.receiptNumber})`,
  });
  const saved = await stores.vacationPicks.giveUp(scope, picks, entry, {
    over: stored?.receiptNumber ?? null,
    unassign: byHand ?? null,
  });
  return saved.ok ? ok(picks) : fail(saved.error);
};

import type { Call, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { listAwardedWeeks } from '~/domain/award/held-results';
import type { Company } from '~/domain/company/company';
import type { SiteScope } from '~/domain/company/scope';
import { getUncountedSaves } from '~/domain/picks/count-saves';
import { fail, ok, type Result } from '~/domain/shared/result';
import { getAwardInForce } from '~/domain/site/current-award';
import { getSeal } from '~/domain/site/seal';
import type { Site } from '~/domain/site/site';
import { toInstant } from '~/domain/time/instant';
import { dayIn } from '~/domain/time/zoned-time';
import { isTraded } from '~/domain/trades/trade-offer';
import { giveUp, isGivenUpSince } from '~/domain/vacation/given-up';
import { removeManualWeeks } from '~/domain/vacation/manual-weeks';
import { wantedWeeks, type VacationPicks } from '~/domain/vacation/vacation-picks';
import {
  getWeekSavesCountedUntil,
  isPortalOpen,
  vacationAwardId,
} from '~/domain/vacation/vacation-portal';
import { previewFreedWeek, toConfirmed } from './preview-freed-week.server';

export type GiveUpWeekError =
  | { readonly code: 'vacation-portal-open' }
  | { readonly code: 'week-not-held'; readonly weekId: string }
  /** The other driver would lose theirs if all weeks were awarded anew. */
  | { readonly code: 'week-traded'; readonly weekId: string }
  /** The next award would differ from what the confirmation said. */
  | { readonly code: 'preview-changed'; readonly weekId: string }
  | { readonly code: 'weeks-changed' };

/**
 * Gives up a driver's published week, or declines a week that became free. The next publication passes it on
 * (domain/README.md#freed-weeks). Called for the driver, or for an administrator who does it for them.
 */
export const giveUpWeek = async ({
  deps,
  access,
  input: { employeeId, weekId, confirmed },
  name,
}: Call<
  Writing,
  {
    access: { readonly scope: SiteScope; readonly site: Site; readonly company: Company };
    /** `confirmed`: what the confirmation showed (`toConfirmed`). */
    input: { employeeId: string; weekId: string; confirmed: string };
    /** The driver's name for the log; undefined for an administrator, whom the scope names. */
    name?: string;
  }
>): Promise<Result<VacationPicks, GiveUpWeekError>> => {
  const { stores, clock, ids } = deps;
  const { scope, site } = access;
  const at = toInstant(clock.now());
  // A week is passed on by the others' lists, so nothing is told of it before these are open.
  if (isPortalOpen(site.vacation, at) || getSeal(site, 'vacations', at))
    return fail({ code: 'vacation-portal-open' });
  const inForce = getAwardInForce(site, 'vacations');
  if (!inForce) return fail({ code: 'week-not-held', weekId });
  const awardVersion = inForce.version;
  const [stored, manual, published, offers] = await Promise.all([
    stores.vacationPicks.get(scope, employeeId),
    stores.weeks.manual(scope),
    stores.awards.outcome(scope, vacationAwardId, awardVersion, employeeId),
    stores.trades.listForDriver(scope, vacationAwardId, employeeId),
  ]);
  const byHand = manual.find((one) => one.driverId === employeeId && one.weekId === weekId);
  const isWanted = stored !== null && wantedWeeks(stored).includes(weekId);
  const awarded = published?.outcome
    ? listAwardedWeeks(published.outcome).find((one) => one.weekId === weekId)
    : undefined;
  // The assignment itself is gone if its week was deleted from the list of weeks.
  const isByHand =
    awarded?.assignmentType === 'manual' &&
    !(stored && isGivenUpSince(stored, weekId, site.vacation.publishedAt ?? ''));
  if (!byHand && !isWanted && !isByHand) return fail({ code: 'week-not-held', weekId });
  if (isTraded(offers, weekId, dayIn(site.timeZone, at)))
    return fail({ code: 'week-traded', weekId });
  const preview = await previewFreedWeek({ deps, access, input: { employeeId, weekId } });
  if (toConfirmed(preview) !== confirmed) return fail({ code: 'preview-changed', weekId });
  const receiptNumber = ids.receiptNumber();
  const saves = getUncountedSaves(stored, getWeekSavesCountedUntil(site.vacation));
  const picks = giveUp(stored, { employeeId, weekId, at, saves, receiptNumber });
  const event = {
    code: 'week-given-up',
    weekId,
    driverId: employeeId,
    wasAwarded: awarded !== undefined,
    receiptNumber,
  } as const;
  const entry = makeLogEntry({ ids, clock }, scope, 'update', event, { at, name });
  const saved = await stores.vacationPicks.giveUp(scope, picks, entry, {
    over: stored?.receiptNumber ?? null,
    manual: byHand ? (removeManualWeeks(manual, [byHand])[0] ?? null) : null,
  });
  return saved.ok ? ok(picks) : fail(saved.error);
};

import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { readRecord } from '~/app/services/award/read-record.server';
import type { Deps } from '~/app/ports/deps';
import { toInstant } from '~/domain/shared/instant';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { SiteScope } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import { getOthersWeeks } from '~/domain/vacation/given-up';
import { isPortalOpen, vacationAwardId } from '~/domain/vacation/vacation-portal';
import { wantedWeeks, type VacationPicks } from '~/domain/vacation/vacation-picks';
import type { ManualVacation } from '~/domain/vacation/vacation-week';

export type GiveUpWeekError =
  | { readonly code: 'vacation-portal-open' }
  | { readonly code: 'week-not-held'; readonly weekId: string }
  | { readonly code: 'weeks-changed' };

/** Weeks that other drivers hold now: as published, except for what has since been given up or assigned. */
const readTaken = async ({
  stores,
  scope,
  awardVersion,
  ...held
}: {
  stores: Deps['stores'];
  scope: SiteScope;
  awardVersion: number;
  employeeId: string;
  manual: readonly ManualVacation[];
}): Promise<string[]> => {
  const which = { deps: { stores }, scope, periodId: vacationAwardId, version: awardVersion };
  const [weeks, lists, record] = await Promise.all([
    stores.weeks.list(scope),
    stores.vacationPicks.list(scope),
    readRecord(which),
  ]);
  return getOthersWeeks({ ...held, weeks, lists, published: record?.output.vacations ?? [] });
};

/**
 * Gives up a driver's published week, or declines a week that became free. The next publication awards it to others in
 * seniority order. A driver who gives up a week cannot get a week that another driver holds; one who declines keeps
 * their own. Called for the driver, or for an administrator who does it for them.
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
  /** The driver's name for the log; undefined for an administrator, whom the scope names. */
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
  const isWanted = stored !== null && wantedWeeks(stored).includes(weekId);
  const isAwarded = published?.outcome?.awardedId === weekId;
  if (!byHand && !isWanted) return fail({ code: 'week-not-held', weekId });
  const taken =
    byHand || isAwarded ? await readTaken({ stores, scope, awardVersion, employeeId, manual }) : [];
  const weekIds = stored?.weekIds ?? [];
  const givenUp = [...new Set([...(stored?.givenUp ?? []), weekId])];
  const struck = weekIds.filter(
    (one) => !givenUp.includes(one) && (stored?.struck?.includes(one) || taken.includes(one)),
  );
  const picks: VacationPicks = {
    employeeId,
    weekIds,
    givenUp,
    ...(struck.length > 0 && { struck }),
    acceptedAt: at,
    receiptNumber: ids.receiptNumber(),
  };
  const event = {
    code: 'week-given-up',
    weekId,
    driverId: employeeId,
    wasAwarded: isAwarded,
    receiptNumber: picks.receiptNumber,
  } as const;
  const entry = makeLogEntry({ ids, clock }, scope, 'update', event, { at, name });
  const saved = await stores.vacationPicks.giveUp(scope, picks, entry, {
    over: stored?.receiptNumber ?? null,
    unassign: byHand ?? null,
  });
  return saved.ok ? ok(picks) : fail(saved.error);
};

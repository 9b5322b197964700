import type { AdminCall } from '~/app/ports/deps';
import { loadShownAward, type ShownAward } from '~/app/services/award/load-shown-award.server';
import { readAwardSite } from '~/app/services/award/read-facts.server';
import { readAward, type PublishedAward } from '~/app/services/award/read-record.server';
import { readWeekObjections } from '~/app/services/vacation/read-week-objections.server';
import type { AwardDriver } from '~/domain/award/award-input';
import type { Conflict } from '~/domain/award/figures/conflicts';
import { getJobObjections, type Objection } from '~/domain/award/figures/objections';
import type { PublishedWeek } from '~/domain/award/record/published-facts';
import { isAboutPick, isAnswered, isOpen, type Claim, type PickClaim } from '~/domain/claims/claim';
import { listCounting } from '~/domain/jobs/manual-places';
import { getLatestAward } from '~/domain/site/current-award';
import type { Seal } from '~/domain/site/seal';
import type { Instant } from '~/domain/time/instant';

interface Dispute extends Conflict {
  /** The drivers to whom an administrator manually assigned the job. */
  readonly givenTo: readonly string[];
}

type ClaimForAdmin = Claim & {
  /** As the latest version has them; null if neither that nor today's list does. */
  readonly driver: { readonly name: string; readonly seniorityNumber: number | null } | null;
  /** Whether the answer has taken effect. One about a pick does with the next publication, another one at once. */
  readonly isPublished: boolean;
  /** The site's time zone as the latest version names it. */
  readonly timeZone: string;
};

/** The assignment that an administrator is about to make, with the reasons for a confirmation. */
interface Question {
  readonly driverId: string;
  readonly driverName: string;
  readonly seniorityNumber: number | null;
  readonly jobId: string;
  readonly objections: readonly Objection[];
}

export interface Disputes extends Pick<ShownAward, 'asOf'> {
  /** Set while lists are sealed: then no conflict is known, and no objection because of seniority. */
  readonly seal: Seal | null;
  readonly conflicts: readonly Dispute[];
  /** Unanswered claims first, then answered ones, each group in order of filing. */
  readonly claims: readonly ClaimForAdmin[];
  /** The vacation weeks as the version has them that the claims are about; none without such a claim. */
  readonly weeks: readonly PublishedWeek[];
  /** Null if no dialog is open, for a claim that is about no pick, or for an unknown driver or job. */
  readonly question: Question | null;
}

const isIn = (award: PublishedAward | null, { id }: Claim): boolean =>
  award?.answeredClaims.has(id) ?? false;

const shownDriver = (driver: AwardDriver | undefined): ClaimForAdmin['driver'] =>
  driver ? { name: driver.name, seniorityNumber: driver.seniorityNumber } : null;

/** The claims about an award with what its latest version says of their drivers, who may have been deleted since. */
const describeClaims = async (
  { deps, access: { scope, site } }: AdminCall<'stores'>,
  claims: readonly Claim[],
  award: PublishedAward | null,
): Promise<ClaimForAdmin[]> => {
  const { timeZone } = award
    ? await readAwardSite({ deps, scope, site }, award.record, award.record)
    : site;
  const rows = award?.record.input.drivers ?? [];
  const drivers = new Map(rows.map((driver) => [driver.employeeId, driver]));
  return claims.map((claim) => ({
    ...claim,
    driver: shownDriver(drivers.get(claim.employeeId)),
    isPublished: isIn(award, claim) || (isAnswered(claim) && !isAboutPick(claim)),
    timeZone,
  }));
};

const pickDates = ({ weekId, startDate, endDate, totalSlots }: PublishedWeek): PublishedWeek => ({
  weekId,
  startDate,
  endDate,
  totalSlots,
});

/** The claims about vacation weeks that are about the latest version or have not taken effect yet. */
const readWeekClaims = async (
  args: AdminCall<'stores'>,
): Promise<{ claims: ClaimForAdmin[]; weeks: readonly PublishedWeek[] }> => {
  const { deps, access } = args;
  const { scope, site } = access;
  const { periodId, version } = getLatestAward(site, 'vacations');
  const claims = version > 0 ? await deps.stores.claims.list(scope, periodId) : [];
  const published = claims.length > 0 ? await readAward({ deps, scope, periodId, version }) : null;
  const described = await describeClaims(args, claims, published);
  return {
    claims: described.filter(
      ({ awardVersion, isPublished }) => awardVersion === version || !isPublished,
    ),
    weeks: (published?.record.input.vacationWeeks ?? []).map(pickDates),
  };
};

/** Null if the driver or the week has been deleted. */
const askAboutWeek = async (
  asked: Parameters<typeof readWeekObjections>[0],
  { employeeId: driverId, jobId: weekId }: PickClaim,
): Promise<Question | null> => {
  const { driver, isListed, objections } = await readWeekObjections(asked, { driverId, weekId });
  if (!driver || !isListed) return null;
  const { name: driverName, seniorityNumber } = driver;
  return { driverId, driverName, seniorityNumber, jobId: weekId, objections };
};

/** Conflicts over Pick 1 and the drivers' claims about jobs and vacation weeks; `asked` is the assignment in the open dialog. */
export const readDisputes = async ({
  deps,
  access,
  asked,
  now,
}: AdminCall<
  'stores',
  {
    asked:
      | { readonly claimId: string }
      | { readonly driverId: string; readonly jobId: string }
      | null;
    now: Instant;
  }
>): Promise<Disputes> => {
  const { scope, site } = access;
  const { periodId, awardVersion } = site.window;
  const [{ input, manual, seal, asOf, getConflicts }, claims, published, ofWeeks] =
    await Promise.all([
      loadShownAward({ deps, access, now, isRecent: true }),
      deps.stores.claims.list(scope, periodId),
      readAward({ deps, scope, periodId, version: awardVersion }),
      readWeekClaims({ deps, access }),
    ]);
  const { claims: weekClaims, weeks } = ofWeeks;
  const drivers = new Map(input.drivers.map((driver) => [driver.employeeId, driver]));
  const counting = listCounting(manual, input);
  const listGivenTo = (jobId: string) =>
    counting.filter((one) => one.jobId === jobId).map(({ driverId }) => driverId);
  const claim = asked && 'claimId' in asked ? claims.find(({ id }) => id === asked.claimId) : null;
  const weekClaim =
    asked && 'claimId' in asked ? weekClaims.find(({ id }) => id === asked.claimId) : null;
  const about = claim
    ? isAboutPick(claim)
      ? { driverId: claim.employeeId, jobId: claim.jobId }
      : null
    : asked && 'jobId' in asked
      ? asked
      : null;
  const driver = about && drivers.get(about.driverId);
  const job = about && input.jobs.find(({ jobId }) => jobId === about.jobId);
  return {
    seal,
    asOf,
    weeks,
    conflicts: (seal ? [] : getConflicts())
      .map((conflict) => ({ ...conflict, givenTo: listGivenTo(conflict.jobId) }))
      .sort((a, b) => Number(a.isResolved) - Number(b.isResolved)),
    claims: [...(await describeClaims({ deps, access }, claims, published)), ...weekClaims]
      .map((one) => ({ ...one, driver: one.driver ?? shownDriver(drivers.get(one.employeeId)) }))
      .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a))),
    question: weekClaim
      ? isAboutPick(weekClaim)
        ? await askAboutWeek({ deps, access, now }, weekClaim)
        : null
      : driver && job
        ? {
            driverId: driver.employeeId,
            driverName: driver.name,
            seniorityNumber: driver.seniorityNumber,
            jobId: job.jobId,
            objections: getJobObjections(input, about, { hasPicks: seal === null }),
          }
        : null,
  };
};

import type { AwardVersion } from '~/app/ports/award';
import { readRecord, readRecordFile } from '~/app/services/award/read-record.server';
import { readVacationPage } from '~/app/services/past-weeks/find-vacations.server';
import { readVersions } from '~/app/services/past-weeks/read-versions.server';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { isAboutPick, type Claim } from '~/domain/claims/claim';
import { listPeriodsOfYear, listYears } from '~/domain/selection/past-weeks';
import type { TradeOffer } from '~/domain/trades/trade-offer';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import type { ExportReading, ReadTable } from './export-reading';

/** The periods of each year that may have awards, newest first. */
const eachYear = async function* ({ deps, scope, site }: ExportReading): AsyncGenerator<string[]> {
  const last = site.window.periodId;
  const first = (await deps.stores.awards.findFirstPeriod(scope)) ?? last;
  for (const year of listYears(first, last)) yield listPeriodsOfYear(year, { first, last });
};

/** The periods one by one, and then the vacation weeks, for what is stored by award. */
const eachAward = async function* (reading: ExportReading): AsyncGenerator<string> {
  for await (const periodIds of eachYear(reading)) yield* periodIds;
  yield vacationAwardId;
};

/** A table of which each award has a part. */
const readByAward = (
  read: (reading: ExportReading, awardId: string) => Promise<readonly object[]>,
): ReadTable =>
  async function* (reading) {
    for await (const awardId of eachAward(reading)) yield await read(reading, awardId);
  };

const eachPageOfVersions = async function* (
  reading: ExportReading,
): AsyncGenerator<AwardVersion[]> {
  for await (const periodIds of eachYear(reading)) yield await readVersions(reading, periodIds);
  let below: number | null = null;
  do {
    const page: AwardVersion[] = await readVacationPage(reading, below);
    yield page;
    below = page.at(-1)?.version ?? null;
  } while (below !== null);
};

const readAwards: ReadTable = async function* (reading) {
  for await (const versions of eachPageOfVersions(reading))
    yield versions.map(({ periodId, version, publishedAt, summary, digest, withdrawn }) => ({
      awardId: periodId,
      version,
      publishedAt,
      digest,
      withdrawn,
      by: summary?.by,
      assigned: summary?.assigned,
    }));
};

const toResults = ({ periodId, version, input, output }: AwardRecord): object[] => {
  const drivers = new Map(input.drivers.map((driver) => [driver.employeeId, driver]));
  const toRow = (assigned: string, driverId: string, assignmentType: string): object => ({
    awardId: periodId,
    version,
    employeeId: driverId,
    assigned,
    assignmentType,
    name: drivers.get(driverId)?.name,
    seniorityNumber: drivers.get(driverId)?.seniorityNumber,
  });
  return periodId === vacationAwardId
    ? output.vacations.map((one) => toRow(one.weekId, one.driverId, one.assignmentType))
    : output.jobs.map((one) => toRow(one.jobId, one.driverId, one.assignmentType));
};

const readResults: ReadTable = async function* (reading) {
  for await (const versions of eachPageOfVersions(reading))
    for (const { periodId, version } of versions) {
      const record = await readRecord({ ...reading, periodId, version });
      yield record ? toResults(record) : [];
    }
};

const toClaim = ({ periodId, awardVersion, ...claim }: Claim): object => ({
  ...claim,
  awardId: periodId,
  version: awardVersion,
  kind: claim.kind ?? 'pick',
  ...(isAboutPick(claim) && { pick: claim.jobId }),
});

const toTrade = ({ giveId, wantId, ...offer }: TradeOffer): object => ({
  ...offer,
  gives: giveId,
  wants: wantId,
});

/** The tables of what was awarded, and of what followed from it. */
export const awardTableReaders = {
  'manual-assignments': readByAward(async ({ deps: { stores }, scope }, awardId) =>
    awardId === vacationAwardId
      ? (await stores.weeks.manual(scope)).map((one) => ({ ...one, awardId, assigned: one.weekId }))
      : (await stores.manual.list(scope, awardId)).map((one) => ({
          ...one,
          awardId,
          assigned: one.jobId,
        })),
  ),
  awards: readAwards,
  results: readResults,
  claims: readByAward(async ({ deps, scope }, awardId) =>
    (await deps.stores.claims.list(scope, awardId)).map(toClaim),
  ),
  trades: readByAward(async ({ deps, scope }, awardId) =>
    (await deps.stores.trades.list(scope, awardId)).map(toTrade),
  ),
  'left-over-answers': readByAward(async ({ deps, scope }, periodId) =>
    (await deps.stores.leftOver.list(scope, periodId)).flatMap(({ employeeId, jobs }) =>
      jobs.map((job) => ({ periodId, employeeId, ...job })),
    ),
  ),
  confirmations: readByAward(({ deps, scope }, awardId) =>
    deps.stores.seenResults.list(scope, awardId),
  ),
  'given-back-jobs': readByAward(async ({ deps, scope }, awardId) =>
    (await deps.stores.givenBack.list(scope, awardId)).map(({ periodId, ...given }) => ({
      ...given,
      awardId: periodId,
    })),
  ),
} satisfies Record<string, ReadTable>;

/** Every published record as the file that `npm run verify-award` computes again. */
export const eachRecord = async function* (
  reading: ExportReading,
): AsyncGenerator<{ readonly name: string; readonly read: () => Promise<string> }> {
  for await (const versions of eachPageOfVersions(reading))
    for (const { periodId, version } of versions)
      yield {
        name: `award-${periodId}-v${version}.json`,
        read: async () => JSON.stringify(await readRecordFile({ ...reading, periodId, version })),
      };
};

import { listHeld } from '~/domain/award/held-results';
import type { AwardRecord } from '~/domain/award/record/award-record';
import type { Job } from '~/domain/jobs/job';
import { compareText } from '~/domain/shared/text';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import type { AwardNews } from './mail';
import type { NewNotice } from './notice';

/** The notice to a site's drivers about a published award. */
export const makeNotice = (
  { companyId, siteId, periodId: awardId, version, publishedAt: at }: AwardRecord,
  id: string,
): NewNotice => ({
  id,
  at,
  notice: { kind: 'award-published', companyId, siteId, awardId, version },
});

type Awarded = Pick<AwardRecord, 'input' | 'output'>;

/** As pages show it: without a location they say whether the job is at the airport. */
const getPlace = ({ location, isAirport }: Pick<Job, 'location' | 'isAirport'>) =>
  location ? { location } : { isAirport };

const jobNews = ({ input, output }: Awarded, employeeId: string): AwardNews => {
  const awarded = output.jobs.find(({ driverId }) => driverId === employeeId);
  const job = awarded && input.jobs.find(({ jobId }) => jobId === awarded.jobId);
  if (job) {
    const { jobId, startTime, weekDays, endTime, paidHours } = job;
    // Records of earlier versions of the application have neither site nor locations.
    return {
      kind: 'job',
      jobId,
      startTime,
      weekDays,
      ...(endTime && { endTime }),
      ...(paidHours && { paidHours }),
      ...(input.site && getPlace(job)),
    };
  }
  const driver = input.drivers.find((one) => one.employeeId === employeeId);
  if (driver?.onLeave) return { kind: 'on-leave' };
  return driver?.onVacation
    ? { kind: 'on-vacation', weekId: driver.onVacation.weekId }
    : { kind: 'no-job' };
};

const vacationNews = ({ input, output }: Awarded, employeeId: string): AwardNews => {
  const held = listHeld(output.vacations)(employeeId);
  const [first, ...others] = input.vacationWeeks
    .filter(({ weekId }) => held.includes(weekId))
    .map(({ weekId, startDate, endDate }) => ({ weekId, startDate, endDate }))
    .sort((a, b) => compareText(a.startDate, b.startDate));
  if (!first) return { kind: 'no-vacation-week' };
  if (others.length > 0) return { kind: 'vacation-weeks', weeks: [first, ...others] };
  return { kind: 'vacation-week', ...first };
};

const newsIn = (record: AwardRecord, employeeId: string): AwardNews =>
  (record.periodId === vacationAwardId ? vacationNews : jobNews)(record, employeeId);

/** The news without the place of the job. */
const dropPlace = (news: AwardNews): AwardNews => {
  if (news.kind !== 'job') return news;
  const { location: _location, isAirport: _isAirport, ...others } = news;
  return others;
};

/** Whether both records give the driver the same result. A place that one of them does not say is not compared. */
const isSame = (a: AwardRecord, b: AwardRecord, employeeId: string): boolean => {
  const sayPlaces = a.input.site !== undefined && b.input.site !== undefined;
  const [one, other] = [a, b].map((record) => {
    const news = newsIn(record, employeeId);
    return JSON.stringify(sayPlaces ? news : dropPlace(news));
  });
  return one === other;
};

/**
 * What a publication (`record`) means for a driver. Null if they did not take part, if the previous version gave
 * the same result, or if the `latest` version has changed it again.
 */
export const newsFor = (
  employeeId: string,
  {
    record,
    before,
    latest,
  }: { record: AwardRecord; before: AwardRecord | null; latest: AwardRecord },
): AwardNews | null => {
  const takesPart = ({ input }: AwardRecord) =>
    input.drivers.some((driver) => driver.employeeId === employeeId);
  if (!takesPart(record)) return null;
  const isKnown = before && takesPart(before) && isSame(record, before, employeeId);
  return isKnown || !isSame(record, latest, employeeId) ? null : newsIn(record, employeeId);
};

import { readAwardSite } from '~/app/services/award/read-facts.server';
import { readAward } from '~/app/services/award/read-record.server';
import { newsFor } from '~/domain/mail/award-news';
import type { DriverNotice } from '~/domain/mail/notice';
import { findPeriodAward } from '~/domain/selection/past-awards';
import type { Site } from '~/domain/site/site';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { siteFields } from './driver-fields.server';
import type { FindMessage, NoticeSite } from './find-message';

type Published = Extract<DriverNotice, { kind: 'award-published' }>;

/** The latest published version of the award `awardId`; 0 if it is not one of the site's current awards. */
const latestVersion = ({ window: selection, vacation }: Site, awardId: string): number =>
  awardId === vacationAwardId
    ? vacation.awardVersion
    : (findPeriodAward(selection, awardId)?.version ?? 0);

/** Reads the publication, the previous and the latest version once for all drivers. */
export const findAwardMessage = async (
  { deps, scope, site }: NoticeSite,
  { awardId, version }: Published,
): Promise<FindMessage | null> => {
  const read = (one: number) => readAward({ deps, scope, periodId: awardId, version: one });
  const newest = latestVersion(site, awardId);
  const [published, previous, newestAward] = await Promise.all([
    read(version),
    read(version - 1),
    read(newest),
  ]);
  // A withdrawal has its own email.
  if (!published || !newestAward || newestAward.withdrawn) return null;
  const { record } = published;
  const latest = newestAward.record;
  // Drivers were notified that a withdrawn result no longer counts, so the same result is news again.
  const before = previous && !previous.withdrawn ? previous.record : null;
  const named = await readAwardSite({ deps, scope, site }, record, record);
  const { at: publishedAt, ...fields } = siteFields(site, record.publishedAt, named);
  const names = new Map(record.input.drivers.map(({ employeeId, name }) => [employeeId, name]));
  return ({ employeeId, language }) => {
    const news = newsFor(employeeId, { record, before, latest });
    return (
      news && {
        kind: 'award-published',
        language,
        ...fields,
        employeeId,
        name: names.get(employeeId) ?? '',
        periodId: awardId === vacationAwardId ? null : awardId,
        published: publishedAt,
        news,
      }
    );
  };
};

import { readResults } from '~/app/services/award/read-unseen.server';
import type { DriverNotice } from '~/domain/mail/notice';
import { getCatalogue } from '~/domain/site/current-award';
import { siteFields } from './driver-fields.server';
import type { FindMessage, NoticeSite } from './find-message';

/** The message for each driver who has not confirmed their result. Nobody gets one for a version that no longer counts. */
export const findUnseenMessage = async (
  { deps, scope, site }: NoticeSite,
  { awardId, version }: Extract<DriverNotice, { kind: 'result-unseen' }>,
): Promise<FindMessage | null> => {
  const of = getCatalogue(awardId);
  const read = await readResults({ deps, access: { scope, site }, of });
  const publishedAt = (of === 'jobs' ? site.window : site.vacation).publishedAt;
  if (read?.award.periodId !== awardId || read.award.version !== version || !publishedAt)
    return null;
  const names = new Map(read.unseen.map(({ employeeId, name }) => [employeeId, name]));
  const { at: published, ...fields } = siteFields(site, publishedAt, read.site);
  const periodId = of === 'jobs' ? awardId : null;
  return ({ employeeId, language }) => {
    const name = names.get(employeeId);
    return name === undefined
      ? null
      : { kind: 'result-unseen', language, ...fields, employeeId, name, periodId, published };
  };
};

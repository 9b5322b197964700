import { readResults } from '~/app/services/award/read-unseen.server';
import type { Notice } from '~/domain/mail/notice';
import { getCatalogue } from '~/domain/site/current-award';
import { siteFields } from './driver-fields.server';
import type { FindMail, NoticeSite } from './find-mail';

/** The email for each driver who has not confirmed their result. Nobody gets one for a version that no longer counts. */
export const findUnseenMail = async (
  { deps, scope, site }: NoticeSite,
  { awardId, version }: Extract<Notice, { kind: 'result-unseen' }>,
): Promise<FindMail | null> => {
  const of = getCatalogue(awardId);
  const read = await readResults({ deps, access: { scope, site }, of });
  const publishedAt = (of === 'jobs' ? site.window : site.vacation).publishedAt;
  if (read?.award.periodId !== awardId || read.award.version !== version || !publishedAt)
    return null;
  const names = new Map(read.unseen.map(({ employeeId, name }) => [employeeId, name]));
  const { at: published, ...fields } = siteFields(site, publishedAt);
  const periodId = of === 'jobs' ? awardId : null;
  return ({ employeeId, email: to, language }) => {
    const name = names.get(employeeId);
    return name === undefined
      ? null
      : { kind: 'result-unseen', to, language, ...fields, employeeId, name, periodId, published };
  };
};

import { readRecord } from '~/app/services/award/read-record.server';
import type { DriverNotice } from '~/domain/mail/notice';
import { getCatalogue, getWithdrawn } from '~/domain/site/current-award';
import { siteFields } from './driver-fields.server';
import { forNamed, type FindMessage, type NoticeSite } from './find-message';

/** The message for everybody who took part in a withdrawn award. Nobody gets one once a new version is published. */
export const findWithdrawnMessage = async (
  { deps, scope, site }: NoticeSite,
  { awardId, version }: Extract<DriverNotice, { kind: 'award-withdrawn' }>,
): Promise<FindMessage | null> => {
  const of = getCatalogue(awardId);
  const withdrawn = getWithdrawn(site, of);
  const periodId = of === 'jobs' ? awardId : null;
  const isCurrent = periodId === null || periodId === site.window.periodId;
  if (!withdrawn || withdrawn.version !== version || !isCurrent) return null;
  const record = await readRecord({ deps, scope, periodId: awardId, version });
  if (!record) return null;
  const names = new Map(record.input.drivers.map(({ employeeId, name }) => [employeeId, name]));
  const fields = siteFields(site, withdrawn.at);
  const { reason } = withdrawn;
  return forNamed(names, ({ language, ...driver }) => {
    return { kind: 'award-withdrawn', language, ...fields, ...driver, periodId, reason };
  });
};

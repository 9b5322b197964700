import { readAwardSite } from '~/app/services/award/read-facts.server';
import { isAboutPick, isAnswered } from '~/domain/claims/claim';
import type { DriverNotice } from '~/domain/mail/notice';
import { getCatalogue } from '~/domain/site/current-award';
import { siteFields } from './driver-fields.server';
import type { FindMessage, NoticeSite } from './find-message';

/** The message to the driver whose claim was answered. */
export const findAnswerMessage = async (
  { deps: { stores }, scope, site }: NoticeSite,
  { awardId, claimId, employeeId }: Extract<DriverNotice, { kind: 'claim-answered' }>,
): Promise<FindMessage | null> => {
  const [claims, { items: drivers }] = await Promise.all([
    stores.claims.listForDriver(scope, awardId, employeeId),
    stores.drivers.list(scope),
  ]);
  const claim = claims.find(({ id }) => id === claimId);
  const driver = drivers.find((one) => one.employeeId === employeeId);
  if (!claim || !isAnswered(claim) || !driver) return null;
  const { state: verdict, answer } = claim;
  const subject = isAboutPick(claim)
    ? { pickId: claim.jobId }
    : { pickId: '', subject: claim.kind };
  const { name } = driver;
  const periodId = getCatalogue(awardId) === 'jobs' ? awardId : null;
  const version = { periodId: awardId, version: claim.awardVersion };
  const named = await readAwardSite({ deps: { stores }, scope, site }, version);
  const about = {
    ...siteFields(site, answer.at, named),
    employeeId,
    name,
    periodId,
    ...subject,
    verdict,
  };
  return ({ employeeId: id, language }) =>
    id === employeeId ? { kind: 'claim-answered', language, ...about } : null;
};

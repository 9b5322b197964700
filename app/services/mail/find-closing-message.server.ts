import { loadAbsences } from '~/app/services/award/load-absences.server';
import { loadLeave } from '~/app/services/award/load-leave.server';
import { readWaiting } from '~/app/services/reminders/read-waiting.server';
import { takesTurn } from '~/domain/award/award-input';
import type { Driver } from '~/domain/drivers/driver';
import type { DriverNotice } from '~/domain/mail/notice';
import { getClock } from '~/domain/settings/editable-settings';
import { isStillClosing } from '~/domain/site/closing-reminder';
import type { Instant } from '~/domain/time/instant';
import { forNamed, type FindMessage, type NoticeSite } from './find-message';

type Closing = Extract<DriverNotice, { of: 'jobs' | 'vacations' }>;

/** Drivers who have saved: for jobs in this period, for vacations at any time. */
const readSubmitted = async ({ deps, scope, site }: NoticeSite, of: Closing['of']) => {
  const { picks, vacationPicks } = deps.stores;
  if (of === 'vacations')
    return (await vacationPicks.list(scope)).map(({ employeeId }) => employeeId);
  return (await picks.list(scope))
    .filter(({ periodId }) => periodId === site.window.periodId)
    .map(({ employeeId }) => employeeId);
};

/** The drivers who take part; before a closing that is near, only those who have not submitted. */
const findReceivers = async (
  noticeSite: NoticeSite,
  { kind, of }: Closing,
  now: Instant,
): Promise<readonly Driver[]> => {
  const { deps, scope } = noticeSite;
  if (kind === 'list-missing') return (await readWaiting({ ...noticeSite, now })).none;
  const [{ items: drivers }, submitted, absences, leave] = await Promise.all([
    deps.stores.drivers.list(scope),
    kind === 'closing-soon' ? readSubmitted(noticeSite, of) : [],
    of === 'jobs' ? loadAbsences(noticeSite) : null,
    of === 'jobs' ? loadLeave(noticeSite) : null,
  ]);
  const hasSubmitted = new Set(submitted);
  return drivers.filter(
    (driver) =>
      takesTurn({
        ...driver,
        onVacation: absences?.get(driver.employeeId),
        onLeave: leave?.get(driver.employeeId),
      }) && !hasSubmitted.has(driver.employeeId),
  );
};

/**
 * Finds the message about a closing for each driver whom it concerns. For jobs, drivers on vacation or on leave get none. Nobody gets one
 * if the closing was moved or has passed.
 */
export const findClosingMessage = async (
  noticeSite: NoticeSite,
  notice: Closing,
  now: Instant,
): Promise<FindMessage | null> => {
  const { site } = noticeSite;
  const { kind, of, closesAt } = notice;
  if (!isStillClosing(site, notice, now)) return null;
  const receivers = new Map(
    (await findReceivers(noticeSite, notice, now)).map(({ employeeId, name }) => [
      employeeId,
      name,
    ]),
  );
  const { companyId, siteId, name: siteName } = site;
  const clock = getClock(site);
  const periodId = of === 'jobs' ? site.window.periodId : null;
  const about = { companyId, siteId, siteName, clock };
  return forNamed(receivers, ({ language, ...driver }) => {
    return { kind, language, ...about, ...driver, periodId, closesAt };
  });
};

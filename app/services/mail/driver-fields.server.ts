import type { Deps } from '~/app/ports/deps';
import type { ListOwner } from '~/app/ports/sessions';
import { type AwardSite, getAwardSite } from '~/domain/award/award-input';
import { getsMail } from '~/domain/mail/contact';
import { getClock } from '~/domain/settings/editable-settings';
import type { Site } from '~/domain/site/site';
import { deadlineAt } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';

/** What every email about a change at a site contains. `award`: the site as the version that it is about names it. */
export const siteFields = (site: Site, at: Instant, award?: AwardSite) => {
  const { siteName, timeZone } = getAwardSite(site, award);
  return {
    companyId: site.companyId,
    siteId: site.siteId,
    siteName,
    clock: getClock(site),
    at: deadlineAt(toEpochMs(at), timeZone),
  };
};

/** What every email to a driver about a change contains; null if they have no address on file. */
export const readDriverFields = async (
  { stores }: Pick<Deps, 'stores'>,
  { scope, site, driver: { employeeId, name } }: Pick<ListOwner, 'scope' | 'site' | 'driver'>,
  at: Instant,
) => {
  const contact = await stores.contacts.get(scope, employeeId);
  if (!contact || !getsMail(contact)) return null;
  const { email: to, language } = contact;
  return { to, language, ...siteFields(site, at), employeeId, name };
};

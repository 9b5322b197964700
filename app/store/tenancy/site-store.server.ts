import type { SiteStore } from '~/app/ports/tenancy';
import { toAdminItem } from '~/app/store/access/credential-item';
import { fromActivityItem, toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Db, type Item } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItems } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import { companyKey } from '~/app/store/table/installation-keys';
import { isTenant, settingsChangeKey, settingsChangeRange, siteKey } from '~/app/store/table/keys';
import type { Activity } from '~/domain/activity/activity';
import type { SiteScope } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { findCompany, toCompanyItem } from './company-item';
import { newCompanySteps } from './company-store.server';
import { findSite, toNextSite, toSiteItem } from './site-item';

/** The entry, and its copy in the history of the settings if it is about them. */
const toEntryItems = (scope: SiteScope, entry: Activity): Item[] => {
  const item = toActivityItem(scope, entry);
  const isOfSettings = entry.event.code === 'settings-changed';
  return isOfSettings ? [item, { ...item, ...settingsChangeKey(scope, entry.id) }] : [item];
};

export const createSiteStore = (db: Db): SiteStore => {
  /**
   * True if the item was missing and is now stored. A transaction, because only transactions can be repeated safely.
   */
  const createMissing = async (item: Item): Promise<boolean> =>
    (await transact(db, [{ put: item, if: isMissing, refused: 'exists' }])).length === 0;

  return {
    read: async (tenant) => {
      if (!isTenant(tenant)) return { site: null, company: null };
      const [site, company] = await getItems(db, [siteKey(tenant), companyKey(tenant.companyId)]);
      return {
        site: findSite(site),
        company: findCompany(company),
      };
    },
    save: async (scope, site, entries, notices = []) => {
      const { saved, saving } = toNextSite(scope, site);
      const refused = await transact(db, [
        saving,
        ...entries.flatMap((entry) => toEntryItems(scope, entry)).map((put) => ({ put })),
        ...notices.map((notice) => ({ put: toNoticeItem(notice) })),
      ]);
      return refused.length === 0 ? ok(saved) : fail({ code: 'site-changed' });
    },
    settingsChanges: async (scope, limit) => {
      const options = { newestFirst: true, consistent: true, limit };
      return (await queryAll(db, settingsChangeRange(scope), options)).map(fromActivityItem);
    },
    ensure: async ({ company, site, admin }) => {
      const refused = 'exists' as const;
      const made = await transact(
        db,
        newCompanySteps({ company, site, admin, at: company.registeredAt, refused }),
      );
      if (made.length === 0) return { createdAdmin: true };
      await createMissing(toCompanyItem(company));
      await createMissing(toSiteItem(site));
      return { createdAdmin: await createMissing(toAdminItem(site, admin)) };
    },
  };
};

import type { AwardStore } from '~/app/ports/award';
import { fail, ok } from '~/domain/shared/result';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Db } from '~/app/store/dynamo/db';
import { transact } from '~/app/store/dynamo/transact.server';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import { awardKey, publicationKey } from '~/app/store/table/keys';
import { toNextSite } from '~/app/store/tenancy/site-item';
import { isNotWithdrawn, settingWithdrawn } from './publication-item';

/** The part of `AwardStore` that takes back what was published. */
export const createWithdrawalStore = (db: Db): Pick<AwardStore, 'withdraw'> => ({
  withdraw: async (scope, { award: { periodId, version }, mark, site, entry, notice }) => {
    const { saved, saving } = toNextSite(scope, site);
    const [code] = await transact<'site-changed' | 'publishing-unfinished'>(db, [
      saving,
      { check: publicationKey(scope, periodId), if: isMissing, refused: 'publishing-unfinished' },
      {
        update: awardKey(scope, periodId, version),
        by: settingWithdrawn(mark),
        if: isNotWithdrawn,
        refused: 'site-changed',
      },
      { put: toActivityItem(scope, entry) },
      { put: toNoticeItem(notice) },
    ]);
    return code ? fail({ code }) : ok(saved);
  },
});

import type { AwardStore } from '~/app/ports/award';
import { fail, ok } from '~/domain/shared/result';
import type { SiteScope } from '~/domain/company/scope';
import { toActivityItem } from '~/app/store/activity/activity-item';
import {
  fromAwardHeaderItem,
  fromAwardPartItems,
  fromOutcomeItem,
  stageAward,
  toAwardHeaderItem,
} from './award-item';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { batchPut } from '~/app/store/dynamo/batch-write.server';
import { isMissing, type Db } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { awardKey, awardPartKey, outcomeKey, outcomeRange } from '~/app/store/table/keys';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import { siteHasVersion, toSiteItem } from '~/app/store/tenancy/site-item';

export const createAwardStore = (db: Db): AwardStore => {
  /** Reads the header, without which nothing of an award is visible. */
  const readHeader = async (scope: SiteScope, periodId: string, version: number) => {
    const item = await getItem(db, awardKey(scope, periodId, version));
    return item ? fromAwardHeaderItem(item) : null;
  };

  return {
    read: async (scope, periodId, version) => {
      const header = await readHeader(scope, periodId, version);
      if (!header) return null;
      const { stage, parts, ...head } = header;
      const keys = Array.from({ length: parts }, (_, part) =>
        awardPartKey(scope, { periodId, version, stage, part }),
      );
      const items = (await getItems(db, keys)).map((item) => item ?? {});
      return { ...head, recordJson: fromAwardPartItems(items) };
    },
    publish: async (scope, { award, outcomes, site, entry, notice }) => {
      const { header, items } = stageAward(scope, award, outcomes);
      await batchPut(db, items);
      const { companyId, siteId } = scope;
      const saved = { ...site, companyId, siteId, version: site.version + 1 };
      const refused = await transact(db, [
        {
          put: toSiteItem(saved),
          if: siteHasVersion(site.version),
          refused: 'site-changed' as const,
        },
        { put: toAwardHeaderItem(scope, header), if: isMissing, refused: 'site-changed' as const },
        { put: toActivityItem(scope, entry) },
        { put: toNoticeItem(notice) },
      ]);
      return refused.length === 0 ? ok(saved) : fail({ code: 'site-changed' });
    },
    outcome: async (scope, periodId, version, employeeId) => {
      // Read the header and the outcomes in parallel, because a driver's page has time for only two round trips. The
      // header says which of the staged outcomes counts.
      const award = { periodId, version, employeeId };
      const [header, staged] = await Promise.all([
        readHeader(scope, periodId, version),
        queryAll(db, outcomeRange(scope, award)),
      ]);
      if (!header) return null;
      const { sk } = outcomeKey(scope, { ...award, stage: header.stage });
      const item = staged.find((one) => one.sk === sk);
      return { outcome: item ? fromOutcomeItem(item) : null, shares: header.shares };
    },
  };
};

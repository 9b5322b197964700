import type { AwardStore } from '~/app/ports/award';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { isMissing, type Db, isThere, setting } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import {
  awardKey,
  publicationKey,
  awardPartKey,
  factsKey,
  factsRange,
  outcomeKey,
  outcomeRange,
} from '~/app/store/table/keys';
import { toNextSite } from '~/app/store/tenancy/site-item';
import type { SiteScope } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { fromAwardHeaderItem, fromAwardPartItems, fromOutcomeItem } from './award-item';
import { fromFactsItem, toFactsItem } from './facts-item';
import { createPastAwardStore } from './past-award-store.server';
import { isNotWithdrawn } from './publication-item';
import { createPublicationStore } from './publication-store.server';

/** The part of `AwardStore` that takes back what was published. */
const createWithdrawalStore = (db: Db): Pick<AwardStore, 'withdraw'> => ({
  withdraw: async (scope, { award: { periodId, version }, mark, site, entry, notice }) => {
    const { saved, saving } = toNextSite(scope, site);
    const [code] = await transact<'site-changed' | 'publishing-unfinished'>(db, [
      saving,
      { check: publicationKey(scope, periodId), if: isMissing, refused: 'publishing-unfinished' },
      {
        update: awardKey(scope, periodId, version),
        by: setting({ withdrawn: mark }),
        if: isNotWithdrawn,
        refused: 'site-changed',
      },
      { put: toActivityItem(scope, entry) },
      { put: toNoticeItem(notice) },
    ]);
    return code ? fail({ code }) : ok(saved);
  },
});

export const createAwardStore = (db: Db): AwardStore => {
  /** Reads the header, without which nothing of an award is visible. */
  const readHeader = async (scope: SiteScope, periodId: string, version: number) => {
    const item = await getItem(db, awardKey(scope, periodId, version));
    return item ? fromAwardHeaderItem(item) : null;
  };

  const readRecord: AwardStore['read'] = async (scope, periodId, version) => {
    const header = await readHeader(scope, periodId, version);
    if (!header) return null;
    const { stage, parts, ...head } = header;
    const keys = Array.from({ length: parts }, (_, part) =>
      awardPartKey(scope, { periodId, version, stage, part }),
    );
    const items = (await getItems(db, keys)).map((item) => item ?? {});
    return { ...head, recordJson: fromAwardPartItems(items) };
  };

  return {
    read: async (...award) => {
      // The erasure of a driver may replace the record between the reads of its header and its parts.
      const first = await readRecord(...award).catch(() => undefined);
      const isWhole = first === null || first?.recordJson.includes(first.digest);
      return first !== undefined && isWhole ? first : readRecord(...award);
    },
    ...createPublicationStore(db),
    ...createPastAwardStore(db),
    ...createWithdrawalStore(db),
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
      const { stage, shares, numberedDigest } = header;
      return { outcome: item ? fromOutcomeItem(item) : null, stage, shares, numberedDigest };
    },
    facts: async (scope, { periodId, version }) => {
      // In parallel too, and in the same round trip as the outcome.
      const [header, staged] = await Promise.all([
        readHeader(scope, periodId, version),
        queryAll(db, factsRange(scope, { periodId, version })),
      ]);
      if (!header) return null;
      const { stage } = header;
      const { sk } = factsKey(scope, { periodId, version, stage });
      const item = staged.find((one) => one.sk === sk);
      return { stage, facts: item ? fromFactsItem(item) : null };
    },
    keepFacts: async (scope, award, facts) => {
      const item = await toFactsItem(scope, award, facts);
      if (!item) return;
      // What was kept first stays. Lists of versions read nothing but their headers, so these say the zone too.
      await transact(db, [
        { put: item, if: isMissing, refused: 'kept' },
        {
          update: awardKey(scope, award.periodId, award.version),
          by: {
            expression: 'SET #timeZone = if_not_exists(#timeZone, :timeZone)',
            names: { '#timeZone': 'timeZone' },
            values: { ':timeZone': facts.timeZone },
          },
          if: isThere,
          refused: 'gone',
        },
      ]);
    },
  };
};

import { setImmediate } from 'node:timers/promises';
import type { AwardStore, RunningPublication } from '~/app/ports/award';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { batchDelete, batchPut } from '~/app/store/dynamo/batch-write.server';
import { isMissing, type Db } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import { addUsageStep } from '~/app/store/summaries/monthly-usage-item';
import { awardKey, publicationKey, versionOutcomes } from '~/app/store/table/keys';
import { toNextSite } from '~/app/store/tenancy/site-item';
import type { SiteScope } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { fromAwardHeaderItem, stageAward, toAwardHeaderItem, type StagedItems } from './award-item';
import {
  fromPublicationItem,
  isOfVersion,
  isStagedAs,
  isUnstaged,
  settingStaged,
  toPublicationItem,
  type StoredPublication,
} from './publication-item';

/** The number of items that are written before the progress is stored. */
const chunkItems = 100;

const toPublication = ({ staged, total, ...stored }: StoredPublication): RunningPublication => ({
  periodId: stored.periodId,
  version: stored.version,
  begunAt: stored.begunAt,
  ...(stored.startsAt && { startsAt: stored.startsAt }),
  actor: stored.actor,
  ...(stored.only && { only: stored.only }),
  ...(stored.jobs && { jobs: stored.jobs }),
  ...(stored.weeks && { weeks: stored.weeks }),
  ...(stored.chain && { chain: stored.chain }),
  ...(stored.basis !== undefined && { basis: stored.basis }),
  ...(stored.keepBelow !== undefined && { keepBelow: stored.keepBelow }),
  done: staged,
  total,
});

/** The keys of what is staged for a version, except under the name `keep`. */
const findStaged = async (
  db: Db,
  scope: SiteScope,
  { periodId, version }: Pick<RunningPublication, 'periodId' | 'version'>,
  keep?: string,
): Promise<Key[]> => {
  const range = versionOutcomes(scope, periodId, version);
  const found = await queryAll(db, range, { attributes: ['pk', 'sk'] });
  const isKept = ({ sk }: Key) =>
    keep !== undefined && (sk.endsWith(`#${keep}`) || sk.includes(`#${keep}#PART#`));
  return found.filter((key) => !isKept(key));
};

/**
 * Writes the items from where the publication stopped, at least one chunk. Any number of processes may do so at once:
 * all write the same items under the same name. Returns how many items are staged, and the publication as it is stored by
 * then; null if another process was faster.
 */
const stageItems = async (
  db: Db,
  scope: SiteScope,
  publication: StoredPublication,
  { stage, items, hasTime }: { stage: string; items: StagedItems; hasTime: () => boolean },
): Promise<{ staged: number; stored: StoredPublication } | null> => {
  const isSame = publication.stage === stage;
  const isRestaged = publication.isRestaged || (!isSame && publication.stage !== undefined);
  let stored = publication;
  let staged = isSame ? publication.staged : 0;
  /** The items from this number on, once the requests that were just begun have been sent. */
  const makeNext = async (from: number) => {
    await setImmediate();
    return items.slice(from, from + chunkItems);
  };
  let chunk = await makeNext(staged);
  do {
    // The next items are made while the store writes these.
    [, chunk] = await Promise.all([batchPut(db, chunk), makeNext(staged + chunkItems)]);
    staged = Math.min(staged + chunkItems, items.length);
    // The last chunk is followed by the transaction that makes everything visible.
    if (staged < items.length || isRestaged) {
      const next = { ...publication, stage, staged, total: items.length, isRestaged };
      const key = publicationKey(scope, publication.periodId);
      if (!(await updateItem(db, key, settingStaged(next), isStagedAs(stored)))) return null;
      stored = next;
    }
  } while (staged < items.length && hasTime());
  return { staged, stored };
};

const createCancel =
  (db: Db): AwardStore['cancel'] =>
  async (scope, { periodId, version }, site, entry) => {
    const refused = await transact(db, [
      { delete: publicationKey(scope, periodId), if: isUnstaged(version), refused: 'site-changed' },
      ...(site ? [toNextSite(scope, site).saving] : []),
      ...(entry ? [{ put: toActivityItem(scope, entry) }] : []),
    ]);
    return refused.length === 0 ? ok(null) : fail({ code: 'site-changed' });
  };

/** The part of `AwardStore` that publishes. */
export const createPublicationStore = (
  db: Db,
): Pick<AwardStore, 'begin' | 'findPublication' | 'cancel' | 'publish' | 'abandon'> => {
  const readPublication = async (scope: SiteScope, periodId: string) => {
    const item = await getItem(db, publicationKey(scope, periodId));
    return item ? fromPublicationItem(item) : null;
  };

  return {
    begin: async (scope, { site, ...begun }) => {
      const frozen = site && toNextSite(scope, site);
      const [code] = await transact<'site-changed' | 'publication-begun'>(db, [
        {
          put: toPublicationItem(scope, { ...begun, actor: scope.actor }),
          if: isMissing,
          refused: 'publication-begun',
        },
        // A request that read the site before this version was published must not begin it again.
        {
          check: awardKey(scope, begun.periodId, begun.version),
          if: isMissing,
          refused: 'site-changed',
        },
        ...(frozen ? [frozen.saving] : []),
      ]);
      return code ? fail({ code }) : ok(frozen && frozen.saved);
    },
    findPublication: async (scope, periodId) => {
      const stored = await readPublication(scope, periodId);
      return stored && toPublication(stored);
    },
    cancel: createCancel(db),
    publish: async (
      scope,
      { award, outcomes, holders, facts, saves = 0, site, entry, notice },
      hasTime,
    ) => {
      const unfinished = (done: number, total: number) =>
        fail({ code: 'award-being-published', done, total } as const);
      const publication = await readPublication(scope, award.periodId);
      if (publication?.version !== award.version) return unfinished(0, 0);
      const { header, items } = await stageAward(scope, award, outcomes, { holders, facts });
      const { stage } = header;
      const done = await stageItems(db, scope, publication, { stage, items, hasTime });
      if (!done) return unfinished(publication.staged, items.length);
      if (done.staged < items.length) return unfinished(done.staged, items.length);
      if (done.stored.isRestaged) await batchDelete(db, await findStaged(db, scope, award, stage));
      const { saved, saving } = toNextSite(scope, site);
      const refused = await transact(db, [
        saving,
        { put: toAwardHeaderItem(scope, header), if: isMissing, refused: 'site-changed' },
        {
          delete: publicationKey(scope, award.periodId),
          if: isStagedAs(done.stored),
          refused: 'site-changed',
        },
        { put: toActivityItem(scope, entry) },
        { put: toNoticeItem(notice) },
        ...(saves > 0 ? [addUsageStep(scope.companyId, award.publishedAt, { saves })] : []),
      ]);
      return refused.length === 0 ? ok(saved) : fail({ code: 'site-changed' });
    },
    abandon: async (scope, publication) => {
      // Found first, because another publication of the version can begin once this one is deleted.
      const { periodId, version } = publication;
      const header = await getItem(db, awardKey(scope, periodId, version));
      const kept = header ? fromAwardHeaderItem(header).stage : undefined;
      const staged = await findStaged(db, scope, publication, kept);
      const refused = await transact(db, [
        {
          delete: publicationKey(scope, publication.periodId),
          if: isOfVersion(publication.version),
          refused: 'finished',
        },
      ]);
      if (refused.length === 0) await batchDelete(db, staged);
    },
  };
};

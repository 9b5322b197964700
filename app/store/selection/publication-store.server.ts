import type { AwardStore, RunningPublication } from '~/app/ports/award';
import type { SiteScope } from '~/domain/company/scope';
import { fail, ok } from '~/domain/shared/result';
import { toActivityItem } from '~/app/store/activity/activity-item';
import { batchDelete, batchPut } from '~/app/store/dynamo/batch-write.server';
import { isMissing, type Db } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { deleteItem, updateItem } from '~/app/store/dynamo/single.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toNoticeItem } from '~/app/store/mail/outbox-item';
import { publicationKey, versionOutcomes } from '~/app/store/table/keys';
import { toNextSite } from '~/app/store/tenancy/site-item';
import { stageAward, toAwardHeaderItem, type AwardHeader, type StagedItems } from './award-item';
import {
  fromPublicationItem,
  isStagedAs,
  settingStaged,
  toPublicationItem,
  type StoredPublication,
} from './publication-item';

/** How many items are written before the progress is stored. */
const chunkItems = 100;

const toPublication = ({ staged, total, ...stored }: StoredPublication): RunningPublication => ({
  periodId: stored.periodId,
  version: stored.version,
  begunAt: stored.begunAt,
  actor: stored.actor,
  done: staged,
  total,
});

/** Deletes what was staged for a version, except under the name `keep`. */
const deleteStaged = async (
  db: Db,
  scope: SiteScope,
  { periodId, version }: Pick<RunningPublication, 'periodId' | 'version'>,
  keep?: string,
): Promise<void> => {
  const range = versionOutcomes(scope, periodId, version);
  const found = (await queryAll(db, range, { attributes: ['pk', 'sk'] })) as unknown as Key[];
  const isKept = ({ sk }: Key) =>
    keep !== undefined && (sk.endsWith(`#${keep}`) || sk.includes(`#${keep}#PART#`));
  await batchDelete(
    db,
    found.filter((key) => !isKept(key)),
  );
};

/**
 * Writes the items from where the publication stopped, at least one chunk. Any number of processes may do so at once:
 * all write the same items under the same name. Returns how far it came; null if another process was faster.
 */
const stageItems = async (
  db: Db,
  scope: SiteScope,
  publication: StoredPublication,
  { stage, items, hasTime }: { stage: string; items: StagedItems; hasTime: () => boolean },
): Promise<StoredPublication | null> => {
  const isSame = publication.stage === stage;
  let known = publication;
  let staged = isSame ? publication.staged : 0;
  const isRestaged = publication.isRestaged || (!isSame && publication.stage !== undefined);
  do {
    await batchPut(db, items.slice(staged, staged + chunkItems));
    staged = Math.min(staged + chunkItems, items.length);
    const next = { ...publication, stage, staged, total: items.length, isRestaged };
    if (staged < items.length || isRestaged) {
      const key = publicationKey(scope, publication.periodId);
      if (!(await updateItem(db, key, settingStaged(next), isStagedAs(known)))) return null;
    }
    known = next;
  } while (staged < items.length && hasTime());
  return known;
};

type ReadHeader = (
  scope: SiteScope,
  periodId: string,
  version: number,
) => Promise<AwardHeader | null>;

/** The part of `AwardStore` that publishes. */
export const createPublicationStore = (
  db: Db,
  readHeader: ReadHeader,
): Pick<AwardStore, 'begin' | 'findPublication' | 'publish' | 'abandon'> => {
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
        ...(frozen ? [frozen.saving] : []),
      ]);
      return code ? fail({ code }) : ok(frozen && frozen.saved);
    },
    findPublication: async (scope, periodId) => {
      const stored = await readPublication(scope, periodId);
      return stored && toPublication(stored);
    },
    publish: async (scope, { award, outcomes, site, entry, notice }, hasTime) => {
      const unfinished = (done: number, total: number) =>
        fail({ code: 'award-being-published', done, total } as const);
      const publication = await readPublication(scope, award.periodId);
      if (publication?.version !== award.version) return unfinished(0, 0);
      const { header, items } = stageAward(scope, award, outcomes);
      const { stage } = header;
      const staged = await stageItems(db, scope, publication, { stage, items, hasTime });
      if (!staged) return unfinished(publication.staged, items.length);
      if (staged.staged < items.length) return unfinished(staged.staged, items.length);
      if (staged.isRestaged) await deleteStaged(db, scope, award, stage);
      const { saved, saving } = toNextSite(scope, site);
      const refused = await transact(db, [
        saving,
        { put: toAwardHeaderItem(scope, header), if: isMissing, refused: 'site-changed' as const },
        { delete: publicationKey(scope, award.periodId) },
        { put: toActivityItem(scope, entry) },
        { put: toNoticeItem(notice) },
      ]);
      return refused.length === 0 ? ok(saved) : fail({ code: 'site-changed' });
    },
    abandon: async (scope, publication) => {
      const header = await readHeader(scope, publication.periodId, publication.version);
      await deleteStaged(db, scope, publication, header?.stage);
      await deleteItem(db, publicationKey(scope, publication.periodId));
    },
  };
};

import type { ErasureCounts } from '~/app/ports/erasures';
import { batchDelete } from '~/app/store/dynamo/batch-write.server';
import { type Db, type Item, isUnchanged } from '~/app/store/dynamo/db';
import type { Key } from '~/app/store/dynamo/key-range';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { getItem, getItems } from '~/app/store/dynamo/read-items.server';
import { transact, type Step } from '~/app/store/dynamo/transact.server';
import { countUnits } from '~/app/store/eraser/delete-paced.server';
import type { Found } from '~/app/store/eraser/erase-in-steps';
import {
  fromAwardHeaderItem,
  fromAwardPartItems,
  fromHoldersItem,
  toAwardHeaderItem,
  toAwardPartItems,
  toHoldersItem,
  type AwardHeader,
} from '~/app/store/selection/award-item';
import { fromFiguresItem, toFiguresItem } from '~/app/store/selection/figures-item';
import {
  awardKey,
  awardPartKey,
  figuresKey,
  holdersKey,
  outcomeRange,
} from '~/app/store/table/keys';
import { sha256 } from '~/app/store/table/sha256';
import type { AwardRecord } from '~/domain/award/record/award-record';
import { eraseFromRecord, namesDriver } from '~/domain/award/record/erase-driver';
import type { ErasedRow } from '~/domain/award/record/erased-row-schema';
import { numberRecord } from '~/domain/award/record/numbered-record';
import type { Tenant } from '~/domain/company/scope';
import { replaceDriver, type Replaced } from '~/domain/erasure/replace-driver';
import type { Instant } from '~/domain/time/instant';

/** Only failed for text without a UTF-8 form, which no sealed record has. */
const getSealed = <T>(
  sealed: { readonly ok: true; readonly value: T } | { readonly ok: false },
): T => {
  if (!sealed.ok) throw new Error('A record cannot be sealed without a driver');
  return sealed.value;
};

const listPartKeys = (tenant: Tenant, { periodId, version, stage, parts }: AwardHeader): Key[] =>
  Array.from({ length: parts }, (_, part) =>
    awardPartKey(tenant, { periodId, version, stage, part }),
  );

/** The record without the driver; null if it does not name them. */
const eraseRecord = (header: AwardHeader, json: string, replaced: Replaced, at: Instant) => {
  const { employeeId, number } = replaced;
  if (!json.includes(`"${employeeId}"`)) return null;
  const before = JSON.parse(json) as AwardRecord;
  if (!namesDriver(before, employeeId)) return null;
  const record = getSealed(eraseFromRecord(before, { employeeId, number }, sha256));
  const erased: ErasedRow = { driver: number, at, digestBefore: before.digest };
  const numberedDigest =
    header.numberedDigest && getSealed(numberRecord(record, sha256)).record.digest;
  return {
    names: before.input.drivers.flatMap((one) => (one.employeeId === employeeId ? one.name : [])),
    json: JSON.stringify(record),
    header: {
      ...header,
      digest: record.digest,
      ...(numberedDigest && { numberedDigest }),
      erased: [...(header.erased ?? []), erased],
    },
  };
};

/** The rows of holders and figures, in which the number stands for the driver. */
const replaceRows = async (
  tenant: Tenant,
  header: AwardHeader,
  [holders, figures]: readonly (Record<string, unknown> | undefined)[],
  replaced: Replaced,
): Promise<Item[]> => {
  const holderRows = holders && fromHoldersItem(holders);
  const figureRows = figures && fromFiguresItem(figures);
  const nextHolders = holderRows && replaceDriver(holderRows, replaced);
  const nextFigures = figureRows && replaceDriver(figureRows, replaced);
  return [
    ...(nextHolders && nextHolders !== holderRows
      ? [await toHoldersItem(tenant, header, nextHolders)]
      : []),
    ...(nextFigures && nextFigures !== figureRows
      ? [await toFiguresItem(tenant, header, nextFigures)]
      : []),
  ];
};

/** What was found of a driver. */
export interface FoundOfDriver {
  readonly sk: string;
  readonly counts: Partial<ErasureCounts>;
  /** Names of the driver that it has. */
  readonly names: readonly string[];
}

/** What to write, so that a published version no longer names the driver; null if it does not. */
const rewriteVersion = async (
  db: Db,
  tenant: Tenant,
  stored: Record<string, unknown>,
  { replaced, at }: { readonly replaced: Replaced; readonly at: Instant },
) => {
  const header = fromAwardHeaderItem(stored);
  const before = listPartKeys(tenant, header);
  const [parts, others] = await Promise.all([
    getItems(db, before),
    getItems(db, [holdersKey(tenant, header), figuresKey(tenant, header)]),
  ]);
  const json = fromAwardPartItems(parts.map((item) => item ?? {}));
  const erased = eraseRecord(header, json, replaced, at);
  const names = [...replaced.names, ...(erased?.names ?? [])];
  const partItems = erased ? await toAwardPartItems(tenant, header, erased.json) : [];
  const rows = await replaceRows(tenant, header, others, { ...replaced, names });
  const next = replaceDriver({ ...(erased?.header ?? header) }, { ...replaced, names });
  if (!erased && rows.length === 0 && next.withdrawn === header.withdrawn) return null;
  const steps: Step<'changed'>[] = [
    {
      put: toAwardHeaderItem(tenant, { ...next, parts: partItems.length || header.parts }),
      if: isUnchanged(stored),
      refused: 'changed',
    },
    ...[...partItems, ...rows].map((put) => ({ put })),
    ...(erased ? before.slice(partItems.length).map((part) => ({ delete: part })) : []),
  ];
  return {
    steps,
    counts: { changed: 1 + rows.length, records: Number(erased !== null) },
    names: erased?.names ?? [],
    units: countUnits([...partItems, ...rows]),
  };
};

/**
 * What one published version has of the driver: the record with its digest, who got what and the figures change in one
 * transaction, on the condition that the header is unchanged. The driver's own outcome is deleted. Reads about 200 units
 * for 1,000 drivers with 500 picks each.
 */
export const findInVersion = async (
  db: Db,
  tenant: Tenant,
  name: { readonly periodId: string; readonly version: number },
  change: { readonly replaced: Replaced; readonly at: Instant },
): Promise<Found<FoundOfDriver>> => {
  const key = awardKey(tenant, name.periodId, name.version);
  const stored = await getItem(db, key);
  const { employeeId } = change.replaced;
  const outcomes = await queryAll(db, outcomeRange(tenant, { ...name, employeeId }), {
    attributes: ['pk', 'sk'],
  });
  // What is staged for a version that is not published yet goes with its publication.
  const rewritten = stored ? await rewriteVersion(db, tenant, stored, change) : null;
  const counts = { deleted: outcomes.length, ...rewritten?.counts };
  const found = { sk: key.sk, counts, names: rewritten?.names ?? [] };
  return {
    found: outcomes.length > 0 || rewritten ? [found] : [],
    after: key.sk,
    units: rewritten?.units ?? 0,
    erase: async () => {
      await batchDelete(db, outcomes);
      if (rewritten) await transact(db, rewritten.steps);
    },
  };
};

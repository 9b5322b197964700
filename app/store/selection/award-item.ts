import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import * as z from 'zod';
import type { AwardHolder, AwardVersion, StoredAward } from '~/app/ports/award';
import type { Item } from '~/app/store/dynamo/db';
import { readItem } from '~/app/store/dynamo/read-item';
import { awardKey, awardPartKey, holdersKey, outcomeKey } from '~/app/store/table/keys';
import { sha256 } from '~/app/store/table/sha256';
import { driverOutcomeSchema, type DriverOutcome } from '~/domain/award/driver-outcome';
import { pickShareSchema } from '~/domain/award/figures/pick-shares';
import { jobHolderSchema } from '~/domain/award/job-holders';
import { erasedRowSchema } from '~/domain/award/record/erased-row-schema';
import type { PublishedFacts } from '~/domain/award/record/published-facts';
import { withdrawalSchema } from '~/domain/award/record/withdrawal';
import type { Outcomes } from '~/domain/award/results/outcomes';
import { weekHolderSchema } from '~/domain/award/week-holders';
import type { Tenant } from '~/domain/company/scope';
import { toFactsItem } from './facts-item';
import { packRows, unpackRows } from './pack-rows';

const compress = promisify(gzip);
const partBytes = 350 * 1024;

const awardHeaderSchema = z.object({
  periodId: z.string(),
  version: z.int(),
  publishedAt: z.string(),
  digest: z.string(),
  numberedDigest: z.string().optional(),
  shares: z.array(pickShareSchema).default([]),
  /** The name under which the parts and outcomes were staged, and the number of parts. */
  stage: z.string(),
  parts: z.int().min(1),
  answeredClaims: z.array(z.string()).default([]),
  trades: z.array(z.object({ id: z.string(), counts: z.boolean() })).optional(),
  summary: z.object({ by: z.string(), assigned: z.int() }).optional(),
  withdrawn: withdrawalSchema.optional(),
  erased: z.array(erasedRowSchema).optional(),
  timeZone: z.string().optional(),
});
export type AwardHeader = z.infer<typeof awardHeaderSchema>;

const partSchema = z.object({ bytes: z.instanceof(Uint8Array) });

export const toAwardHeaderItem = (tenant: Tenant, header: AwardHeader): Item => ({
  ...awardKey(tenant, header.periodId, header.version),
  type: 'award',
  ...header,
});

export const fromAwardHeaderItem = (item: Record<string, unknown>): AwardHeader =>
  readItem('award', awardHeaderSchema, item);

/**
 * The reasons are compressed, because those of a long list take up to 50 KB. Ranks are counted from the place in the list,
 * where most are equal. `reasons` is empty, so that the version before this one can show the result without them.
 */
const pack = async ({ reasons, ...outcome }: DriverOutcome) => ({
  ...outcome,
  reasons: [],
  packedReasons: await packRows(reasons.map((one, index) => ({ ...one, rank: one.rank - index }))),
});

const unpack = (packedReasons: Uint8Array) =>
  unpackRows(packedReasons).map((one, index) => ({ ...one, rank: Number(one.rank) + index }));

const packedSchema = z.object({ packedReasons: z.instanceof(Uint8Array).optional() });

export const toHoldersItem = async (
  tenant: Tenant,
  award: Pick<AwardVersion, 'periodId' | 'version' | 'stage'>,
  holders: readonly AwardHolder[],
): Promise<Item> => ({
  ...holdersKey(tenant, award),
  // Also of vacation weeks: the items of both are told apart by their keys.
  type: 'job-holders',
  packedHolders: await packRows(holders),
});

const holdersSchema = z.object({ packedHolders: z.instanceof(Uint8Array) });

export const fromHoldersItem = (item: Record<string, unknown>): AwardHolder[] =>
  z
    .array(z.union([jobHolderSchema, weekHolderSchema]))
    .parse(unpackRows(readItem('job-holders', holdersSchema, item).packedHolders));

/** The record, compressed, in parts below the item limit. */
export const toAwardPartItems = async (
  tenant: Tenant,
  award: Pick<AwardHeader, 'periodId' | 'version' | 'stage'>,
  recordJson: string,
): Promise<Item[]> => {
  const bytes = await compress(recordJson);
  return Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) => ({
    ...awardPartKey(tenant, { ...award, part }),
    type: 'award-part',
    bytes: bytes.subarray(part * partBytes, (part + 1) * partBytes),
  }));
};

/** The items staged beside the record and the outcomes. Earlier versions of the application staged none or not all of them. */
export interface Beside {
  readonly holders?: readonly AwardHolder[] | undefined;
  readonly facts?: PublishedFacts | null | undefined;
}

/** The items that are staged before the header makes them visible. A part of them is made at a time. */
export interface StagedItems {
  readonly length: number;
  slice(from: number, to: number): Promise<readonly Item[]>;
}

/**
 * Everything that is staged. Its name is a hash of the record, of which the outcomes are a function, so that the same
 * award is staged under the same name.
 */
export const stageAward = async (
  tenant: Tenant,
  award: StoredAward,
  outcomes: Outcomes,
  { holders, facts }: Beside,
): Promise<{ header: AwardHeader; items: StagedItems }> => {
  const stage = sha256(award.recordJson).slice(0, 16);
  const { recordJson, trades, erased: _, ...head } = award;
  const { periodId, version } = head;
  const partItems = await toAwardPartItems(tenant, { periodId, version, stage }, recordJson);
  const parts = partItems.length;
  const toOutcomeItem = async (outcome: DriverOutcome): Promise<Item> => ({
    ...outcomeKey(tenant, { periodId, version, stage, employeeId: outcome.employeeId }),
    type: 'outcome',
    ...(await pack(outcome)),
  });
  // After everything that earlier versions of the application stage, so that they can continue a publication.
  const named = { periodId, version, stage };
  const lastItems = [
    holders ? await toHoldersItem(tenant, named, holders) : null,
    facts ? await toFactsItem(tenant, named, facts) : null,
  ].filter((item) => item !== null);
  const before = parts + outcomes.length;
  return {
    header: {
      ...head,
      shares: [...head.shares],
      answeredClaims: [...head.answeredClaims],
      ...(trades && { trades: [...trades] }),
      ...(facts && { timeZone: facts.timeZone }),
      stage,
      parts,
    },
    items: {
      length: before + lastItems.length,
      slice: async (from, to) => [
        ...partItems.slice(from, to),
        ...(await Promise.all(
          outcomes.slice(Math.max(0, from - parts), Math.max(0, to - parts)).map(toOutcomeItem),
        )),
        ...lastItems.slice(Math.max(0, from - before), Math.max(0, to - before)),
      ],
    },
  };
};

export const fromAwardPartItems = (items: readonly Record<string, unknown>[]): string =>
  gunzipSync(
    Buffer.concat(items.map((item) => readItem('award-part', partSchema, item).bytes)),
  ).toString('utf8');

/** Outcomes of earlier versions have their reasons as they are. */
export const fromOutcomeItem = (item: Record<string, unknown>): DriverOutcome => {
  const { packedReasons } = readItem('outcome', packedSchema, item);
  const reasons = packedReasons === undefined ? item.reasons : unpack(packedReasons);
  return readItem('outcome', driverOutcomeSchema, { ...item, reasons });
};

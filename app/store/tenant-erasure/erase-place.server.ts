import type { ActivityEvent } from '~/domain/activity/activity';
import { addErased, type ErasedCounts } from '~/domain/erasure/certificate';
import { forgetTenant } from '~/domain/erasure/forget-tenant';
import type { Db, Item } from '~/app/store/dynamo/db';
import { queryAll } from '~/app/store/dynamo/query-all.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { registrationsDecidedAt } from '~/app/store/table/installation-keys';
import { countUnits, deletePaced } from '~/app/store/eraser/delete-paced.server';
import { eraseRequestSteps } from '~/app/store/tenancy/registration-item';
import { deleteLinked } from './delete-linked.server';
import { endDriverErasures } from './end-driver-erasures.server';
import { toErasedKind } from './erased-kind';
import type { Erasing } from './erasing-item';
import {
  findInPartition,
  findLinked,
  findMessages,
  findOfCompany,
  readAddresses,
} from './find-items.server';
import type { Place } from './places';
import { rewriteMasterLog } from './rewrite-master-log.server';

/** What a place has first. Only `erase` deletes something, after the counts were stored. */
export interface Found {
  readonly counts: ErasedCounts;
  /** The key up to which the items of the place are counted then. */
  readonly counted: string;
  /** How many write units `erase` takes. */
  readonly units: number;
  readonly hasFound: boolean;
  /** Whether the place needs no other look in this pass. */
  readonly isLast: boolean;
  readonly erase: () => Promise<void>;
}

const nothing: Found = {
  ...{ counts: {}, counted: '', units: 0, hasFound: false, isLast: true },
  erase: async () => {},
};

const count = (items: readonly Item[]): ErasedCounts =>
  items.reduce<ErasedCounts>((sum, { type }) => addErased(sum, { [toErasedKind(type)]: 1 }), {});

/** After an interruption, first those that were counted but not deleted, which are not counted again. */
const chooseNext = (items: readonly Item[], counted: string) => {
  const left = items.filter(({ sk }) => sk <= counted);
  return left.length > 0 ? { items: left, isNew: false } : { items, isNew: true };
};

const toFound = (
  { items, isNew }: ReturnType<typeof chooseNext>,
  { counted, linked = [] }: { counted: string; linked?: readonly Item[] },
  erase: () => Promise<void>,
): Found => {
  const all = [...items, ...linked];
  if (all.length === 0) return nothing;
  const last = items.reduce((most, { sk }) => (sk > most ? sk : most), counted);
  return {
    counts: isNew ? count(all) : {},
    counted: last,
    units: countUnits(all),
    ...{ hasFound: true, isLast: false, erase },
  };
};

const findInSite = async (
  db: Db,
  { companyId, left: { counted } }: Erasing,
  { siteId, pk }: Extract<Place, { kind: 'partition' }>,
): Promise<Found> => {
  const tenant = { companyId, siteId };
  const next = chooseNext(await findInPartition(db, pk), counted);
  const linked = await findLinked(db, tenant, next.items);
  const ofDrivers = next.items.filter(({ type }) => type === 'erasure');
  return toFound(next, { counted, linked }, async () => {
    await endDriverErasures(db, tenant, ofDrivers);
    // Before the items that lead to them, so that they are found again after an interruption.
    await deleteLinked(db, tenant, linked);
    await deletePaced(
      db,
      next.items.filter(({ type }) => type !== 'erasure'),
    );
  });
};

/** Deleted ones may still be found in the index, so there is no other look in this pass. */
const findOnce = (db: Db, found: readonly Item[], counted: string): Found => {
  const next = chooseNext(found, counted);
  const isLast = next.items.length === found.length;
  return { ...toFound(next, { counted }, () => deletePaced(db, next.items)), isLast };
};

/** The request for access that became the company, which was registered when the request was approved. */
const findRequest = async (
  db: Db,
  { companyId, left: { registeredAt, counted } }: Erasing,
): Promise<Found> => {
  const found = (await queryAll(db, registrationsDecidedAt(registeredAt))) as unknown as Item[];
  const next = chooseNext(
    found.filter((item) => item.companyId === companyId),
    counted,
  );
  return toFound(next, { counted }, async () => {
    for (const item of next.items) await transact(db, eraseRequestSteps(item));
  });
};

/** Looks into the place that the pass has reached. */
export const findInPlace = async (db: Db, erasing: Erasing, place: Place): Promise<Found> => {
  const { counted } = erasing.left;
  switch (place.kind) {
    case 'master-log': {
      const forgotten = { ...erasing, addresses: await readAddresses(db, erasing) };
      const forget = (event: ActivityEvent) => forgetTenant(event, forgotten);
      const { rewritten, after } = await rewriteMasterLog(db, forget, counted);
      const hasFound = rewritten > 0;
      return {
        ...nothing,
        hasFound,
        units: rewritten,
        counted: after ?? '',
        isLast: after === null,
      };
    }
    case 'partition':
      return findInSite(db, erasing, place);
    case 'messages':
      return findOnce(db, await findMessages(db, erasing), counted);
    case 'request':
      return findRequest(db, erasing);
    case 'company':
      return findOnce(db, await findOfCompany(db, erasing), counted);
  }
};

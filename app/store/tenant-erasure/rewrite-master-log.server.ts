import { activitySchema } from '~/domain/activity/activity-schema';
import { defaultTenant } from '~/domain/company/scope';
import type { Certificate } from '~/domain/erasure/certificate';
import { forgetTenant } from '~/domain/erasure/forget-tenant';
import type { Db, Item } from '~/app/store/dynamo/db';
import { isUnchanged } from '~/app/store/dynamo/is-unchanged';
import { queryAll, queryFirst } from '~/app/store/dynamo/query-all.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { activityRange, adminRange } from '~/app/store/table/keys';
import { readAddress } from './read-leads';

const entriesAtOnce = 1_000;

const readAddresses = async (db: Db, { companyId, siteIds }: Certificate): Promise<Set<string>> => {
  const admins = await Promise.all(
    siteIds.map((siteId) => queryAll(db, adminRange({ companyId, siteId }))),
  );
  return new Set(admins.flat().flatMap((admin) => readAddress(admin) ?? []));
};

/**
 * Puts IDs in the place of names in the next entries of the master administrator's log, and deletes those about emails that
 * did not reach its people. Gives the key after which the log goes on; null at its end.
 */
export const rewriteMasterLog = async (
  db: Db,
  certificate: Certificate,
  after: string,
): Promise<{ rewritten: number; after: string | null }> => {
  const range = activityRange(defaultTenant);
  const items = (await queryFirst(
    db,
    after ? { ...range, from: after } : range,
    entriesAtOnce,
  )) as unknown as Item[];
  const forgotten = { ...certificate, addresses: await readAddresses(db, certificate) };
  let rewritten = 0;
  for (const item of items) {
    // An entry that this version cannot read is not about something that it erases.
    const { data: event } = activitySchema.shape.event.safeParse(item.event);
    if (!event) continue;
    const next = forgetTenant(event, forgotten);
    if (next === event) continue;
    rewritten += 1;
    const condition = { if: isUnchanged(item), refused: 'changed' } as const;
    await transact(db, [
      next === null
        ? { delete: item, ...condition }
        : { put: { ...item, event: next }, ...condition },
    ]);
  }
  const last = items.at(-1)?.sk;
  return { rewritten, after: last === undefined || last === after ? null : last };
};

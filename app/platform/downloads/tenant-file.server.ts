import { createHash, type Hash } from 'node:crypto';
import * as z from 'zod';
import { createClient } from '~/app/store/create-stores.server';
import {
  BackupRefused,
  countItem,
  createTenantBackup,
  findItemPlace,
  type TenantBackup,
} from '~/app/store/tenancy/tenant-backup.server';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Tenant } from '~/domain/company/scope';
import { compareText } from '~/domain/shared/text';

/**
 * A tenant as a file of JSON lines: a header, one line per item, and a last line with the item count and the
 * SHA-256 of all bytes before it. Binary values are written as `{"$bytes": base64}`.
 */
const headSchema = z.strictObject({
  format: z.literal('job-selection-tenant'),
  version: z.literal(1),
  companyId: companyIdSchema,
  siteId: siteIdSchema,
  exportedAt: z.iso.datetime(),
});
const endSchema = z.strictObject({ items: z.int(), sha256: z.string() });
const bytesSchema = z.strictObject({ $bytes: z.base64() });

/** The number of items that are written at a time. */
const batchSize = 500;
/** Twice the size of the largest item, because base64 makes binary values longer. */
const maxLineLength = 1024 * 1024;

/** Sorts the attributes, so that the same item always gives the same line. */
const inOrder = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => compareText(a, b)));

const toLine = (value: object): string =>
  `${JSON.stringify(value, (_key, inner: unknown) => {
    if (inner instanceof Uint8Array) return { $bytes: Buffer.from(inner).toString('base64') };
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? inOrder(inner)
      : inner;
  })}\n`;
const fromLine = (line: string): unknown =>
  JSON.parse(line, (_key, inner: unknown) => {
    const bytes = bytesSchema.safeParse(inner);
    return bytes.success ? new Uint8Array(Buffer.from(bytes.data.$bytes, 'base64')) : inner;
  });

type Item = Parameters<TenantBackup['write']>[1][number];
/** Each call reads the file from the beginning. */
type ReadLines = () => AsyncIterable<string>;

const parse = <T>(schema: z.ZodType<T>, line: string): T | null => {
  try {
    return schema.safeParse(fromLine(line)).data ?? null;
  } catch {
    return null;
  }
};

/**
 * Yields the lines with their numbers. `end` is the digest of all earlier lines on the last line, and null on the
 * others.
 */
const walk = async function* (lines: AsyncIterable<string>) {
  const hash: Hash = createHash('sha256');
  let held: string | undefined;
  let number = 0;
  for await (const line of lines) {
    if (line.length > maxLineLength) throw new BackupRefused(`Line ${number + 1} is too long.`);
    if (held !== undefined) {
      hash.update(`${held}\n`);
      yield { number, line: held, end: null };
    }
    held = line;
    number += 1;
  }
  yield { number, line: held ?? '', end: hash.digest('hex') };
};

/** Checks the whole file before anything is stored. Throws `BackupRefused` with the line number. */
const check = async (readLines: ReadLines) => {
  const refuse = (number: number, why: string) => new BackupRefused(`Line ${number}: ${why}`);
  let tenant: Tenant | undefined;
  const found: { site?: Item; company?: Item } = {};
  const counts = { drivers: 0, jobs: 0 };
  let items = 0;
  for await (const { number, line, end } of walk(readLines())) {
    if (number === 0) throw refuse(1, 'the file is empty.');
    if (end !== null) {
      const last = parse(endSchema, line);
      if (!tenant || !last) throw refuse(number, 'the end of the file is missing.');
      if (last.items !== items || last.sha256 !== end)
        throw refuse(number, 'the file was changed since it was written.');
      const { site, company } = found;
      if (!site || !company) throw refuse(number, 'the site or its company is missing.');
      return { tenant, site, company, counts, items, digest: end };
    }
    if (!tenant) {
      const head = parse(headSchema, line);
      if (!head) throw refuse(number, 'this is no file of a site.');
      tenant = { companyId: head.companyId, siteId: head.siteId };
      continue;
    }
    const item = parse(z.unknown(), line) as Item | null;
    const place = findItemPlace(tenant, item);
    if (!item || place === null)
      throw refuse(number, `this is no item of ${tenant.companyId}/${tenant.siteId}.`);
    if (place === 'site' || place === 'company') found[place] = item;
    const more = countItem(tenant, item);
    counts.drivers += more.drivers;
    counts.jobs += more.jobs;
    items += 1;
  }
  throw new Error('The walk ends with the end of the file.');
};

/** Exports a tenant to a file and imports it again. */
export const createTenantFiles = ({ tableName, now }: { tableName: string; now: () => number }) => {
  const backup = createTenantBackup({ client: createClient(), tableName, deadlineMs: 30_000 });

  const exportTenant = async function* (tenant: Tenant): AsyncGenerator<string> {
    const { companyId, siteId } = tenant;
    const hash = createHash('sha256');
    const hashed = (line: string) => {
      hash.update(line);
      return line;
    };
    const exportedAt = new Date(now()).toISOString();
    const head = { format: 'job-selection-tenant', version: 1, companyId, siteId, exportedAt };
    yield hashed(toLine(head));
    let items = 0;
    for await (const item of backup.read(tenant)) {
      yield hashed(toLine(item));
      items += 1;
    }
    yield toLine({ items, sha256: hash.digest('hex') });
  };

  /**
   * Imports a tenant, which stays hidden until all of its items are stored. To continue an interrupted import, run it
   * again with the same file.
   */
  const importTenant = async (readLines: ReadLines): Promise<Tenant & { items: number }> => {
    const { tenant, site, company, counts, items, digest } = await check(readLines);
    await backup.begin(tenant, digest);
    let batch: Item[] = [];
    for await (const { number, line, end } of walk(readLines())) {
      if (end === null && number > 1) {
        const item = fromLine(line) as Item;
        const place = findItemPlace(tenant, item);
        if (place === 'own' || place === 'directory') batch.push(item);
      }
      if (batch.length === batchSize || end !== null) {
        await backup.write(tenant, batch);
        batch = [];
      }
      if (end !== null && end !== digest)
        throw new BackupRefused('The file was changed while it was read. Nothing is visible yet.');
    }
    await backup.finish(tenant, { site, company, counts });
    return { ...tenant, items };
  };
  return { exportTenant, importTenant };
};

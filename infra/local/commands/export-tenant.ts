/** `npm run -s export-tenant -- --company C --site S --out file`: exports a site with its history to a file. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { complain, withTenantFiles } from '../store/tenant-store';

const usage = 'export-tenant --company COMPANY --site SITE [--out FILE] [--aws]';

const { values } = parseArgs({
  options: {
    company: { type: 'string' },
    site: { type: 'string' },
    out: { type: 'string' },
    aws: { type: 'boolean', default: false },
  },
});
const companyId = companyIdSchema.safeParse(values.company);
const siteId = siteIdSchema.safeParse(values.site);

/**
 * Writes a temporary file and renames it once complete. Only its owner may read it, because it has password
 * hashes.
 */
const writeFile = async (lines: AsyncIterable<string>, path: string): Promise<void> => {
  const unfinished = `${path}.unfinished`;
  try {
    await pipeline(Readable.from(lines), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

if (!companyId.success || !siteId.success) {
  console.error(`Usage: ${usage}`);
  process.exitCode = 2;
} else {
  const tenant = { companyId: companyId.data, siteId: siteId.data };
  await withTenantFiles({ isAws: values.aws }, async ({ exportTenant }) => {
    const lines = exportTenant(tenant);
    await (values.out === undefined
      ? pipeline(Readable.from(lines), process.stdout, { end: false })
      : writeFile(lines, values.out));
  }).catch((error: unknown) => complain('export-tenant', error));
}

/** `npm run import-tenant -- file`: imports a site from a file of `export-tenant`, all or nothing. */
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { complain, withTenantFiles } from '../store/tenant-store';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { aws: { type: 'boolean', default: false } },
});
const [file] = positionals;

if (file === undefined || positionals.length > 1) {
  console.error('Usage: import-tenant FILE [--aws]');
  process.exitCode = 2;
} else {
  const readLines = async function* () {
    yield* (await open(file)).readLines();
  };
  await withTenantFiles({ isAws: values.aws }, async ({ importTenant }) => {
    const { companyId, siteId, items } = await importTenant(readLines);
    console.log(`Imported ${companyId}/${siteId}: ${items} items.`);
  }).catch((error: unknown) => complain('import-tenant', error));
}

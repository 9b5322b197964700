/**
 * Measures what the tenant fence costs: reads of a site with the web function's own credentials and reads with
 * the credentials of the tenant's role, in turn. The real store and a token service run on this machine.
 * Started by `npm run bench`.
 */
import { createRoleAssumer } from '~/app/platform/aws/assume-tenant-role.server';
import { createTenantClients } from '~/app/platform/aws/tenant-clients.server';
import { createTenantCredentials } from '~/app/platform/aws/tenant-credentials.server';
import { createClient, createStores } from '~/app/store/create-stores.server';
import type { StoreClient } from '~/app/store/dynamo/db';
import { startEmbeddedStore } from '~/infra/local/store/embedded-store';
import { ensureTable } from '~/infra/local/store/ensure-table';
import { startTokenService } from '~/tests/support/token-service';
import { median, timed } from './timing';

const tenants = Array.from({ length: 100 }, (_, n) => ({
  companyId: 'BENCH',
  siteId: `S${String(n).padStart(3, '0')}`,
}));
const rounds = 20;

const engine = await startEmbeddedStore({ dataDir: null });
Object.assign(process.env, engine.env);
const tokens = await startTokenService();

const tableName = 'bench';
await ensureTable({ tableName });

const own = createClient();
const assumeRole = createRoleAssumer('arn:aws:iam::111122223333:role/tenant', {
  endpoint: tokens.url,
});
const getClient = createTenantClients(createTenantCredentials({ assumeRole }));
const readWith = (client: StoreClient, tenant: (typeof tenants)[number]) =>
  createStores({ client, tableName }).sites.read(tenant);

const times = { first: [] as number[], own: [] as number[], fenced: [] as number[] };
await readWith(own, tenants[0]!);
const before = process.memoryUsage().rss;
for (const tenant of tenants)
  times.first.push(await timed(() => readWith(getClient(tenant), tenant)));
const after = process.memoryUsage().rss;
for (let round = 0; round < rounds; round += 1) {
  for (const tenant of tenants) {
    times.own.push(await timed(() => readWith(own, tenant)));
    times.fenced.push(await timed(() => readWith(getClient(tenant), tenant)));
  }
}
const shown = (ms: number) => ms.toFixed(2).padStart(8);
console.log(
  [
    String(tenants.length).padStart(7),
    String(tenants.length * (rounds + 1)).padStart(9),
    String(tokens.asked.length).padStart(10),
    shown(median(times.own)),
    shown(median(times.fenced)),
    shown(median(times.first)),
    `${Math.round((after - before) / tenants.length / 1024)} KB`.padStart(10),
  ].join(' '),
);
await tokens.stop();
await engine.stop();

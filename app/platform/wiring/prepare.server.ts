import type { WorkerPlatform } from '~/app/platform/http/context.server';
import { ensureDefaultTenant } from '~/app/services/tenancy/ensure-default-tenant.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';

/** Creates the default tenant and, if configured, the sample data at start-up. Can run repeatedly. */
export const prepareTenants = async (
  { deps, env }: WorkerPlatform,
  generatedPassword: () => string,
): Promise<void> => {
  await ensureDefaultTenant({
    deps,
    password: async () => env.MASTER_ADMIN_PASSWORD ?? generatedPassword(),
  });
  if (env.SEED === 'sample') await seedSample({ deps });
};

import { ensureDefaultTenant } from '~/app/services/tenancy/ensure-default-tenant.server';
import { seedSample } from '~/app/services/tenancy/seed-sample.server';
import type { Platform } from '~/app/platform/http/context.server';

/** Idempotent start of a process that owns its store: the default tenant, and the sample where asked. */
export const prepareTenants = async (
  { deps, env }: Platform,
  generatedPassword: () => string,
): Promise<void> => {
  await ensureDefaultTenant({
    deps,
    password: async () => env.MASTER_ADMIN_PASSWORD ?? generatedPassword(),
  });
  if (env.SEED === 'sample') await seedSample({ deps });
};

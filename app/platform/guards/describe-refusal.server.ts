import { serverCopy } from '~/app/copy/copy';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { readSiteAdmins } from '~/app/services/people/read-site-admins.server';
import type { AdminRole } from '~/domain/company/admin-role';

/** Tells somebody which role a page or form needs, and whom to ask for it. */
export const describeRefusal = async (
  deps: Pick<Deps, 'stores'>,
  { scope }: AdminSession,
  least: AdminRole,
): Promise<string> => {
  const { guards } = serverCopy;
  if (least === 'master') return guards.accessDeniedText;
  if (least === 'company-admin') return guards.needsCompanyAdmin;
  return guards.needsRole[least === 'site-admin' ? 'site-admin' : 'dispatcher'](
    await readSiteAdmins(deps, scope),
  );
};

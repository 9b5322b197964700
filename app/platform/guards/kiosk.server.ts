import type { RequestContext } from '~/app/platform/http/context.server';
import { isKioskSite } from '~/app/services/settings/is-kiosk-site.server';
import type { Tenant } from '~/domain/company/scope';

/** The site that this browser is a kiosk of, if that site's kiosk mode is on. Reads the store only for kiosks. */
export const activeKiosk = async (
  request: Request,
  { platform: { kiosks, deps }, setCookie }: RequestContext,
): Promise<Tenant | null> => {
  const mark = await kiosks.read(request);
  if (!mark || !(await isKioskSite({ deps, tenant: mark.tenant }))) return null;
  if (mark.renewed) setCookie(mark.renewed);
  return mark.tenant;
};

import { redirect, redirectDocument } from '@remix-run/node';
import { writeWithClock } from '~/app/copy/server-copy.server';
import { memberLimits, openForm } from '~/app/platform/forms/form.server';
import { tenantInQuery } from '~/app/platform/forms/tenant-in-query';
import { readChosenLanguage } from '~/app/platform/http/language.server';
import type { Deps } from '~/app/ports/deps';
import { makeSiteScope, type DriverSession } from '~/app/ports/sessions';
import { checkDriver } from '~/app/services/access/check-driver.server';
import { manifestPath, sitePath } from '~/domain/company/paths';
import type { SiteScope } from '~/domain/company/scope';
import { showLogo } from '~/domain/logo/logo';
import { getClock } from '~/domain/settings/editable-settings';
import { countForTenant } from './count-for-tenant.server';
import {
  findDeactivatedPath,
  returnPath,
  routeArgs,
  sentWith,
  type Handler,
  type RemixArgs,
  type RouteArgs,
} from './guard-args.server';
import { readDriverBrowser } from './own-device.server';
import { addPageFacts } from './page-facts.server';

/** Reads that need the tenant but not the guard's decision. They run in parallel with the guard's own read. */
export type Alongside<Loaded> = (args: {
  deps: Deps;
  scope: SiteScope;
  employeeId: string;
}) => Promise<Loaded>;

/** The arguments of a signed-in driver's loader or action. */
export type DriverArgs<Loaded> = RouteArgs & { access: DriverSession; loaded: Loaded };

/**
 * Lets a signed-in driver of an active site in, and anybody else go where they can sign in. `isByPerson`: somebody is at the
 * page, so the session goes on.
 */
export const withDriver =
  <Loaded, Data>(
    handler: Handler<DriverArgs<Loaded>, Data>,
    alongside: Alongside<Loaded>,
    isByPerson = true,
  ) =>
  async (args: RemixArgs): Promise<Data> => {
    const { platform, setCookie } = args.context;
    const reading = await platform.sessions.read(args.request, 'driver');
    if (reading.status === 'none') {
      const tenant = tenantInQuery(new URL(args.request.url).searchParams);
      throw redirect(tenant ? sitePath(tenant) : '/');
    }
    const { claims } = reading;
    const { sub: employeeId, companyId, siteId } = claims;
    if (reading.status === 'valid') {
      const scope = makeSiteScope({ companyId, siteId }, { role: 'driver', employeeId });
      await countForTenant(args.context, scope);
      const deps = platform.getDeps(scope);
      const browser = await readDriverBrowser(args.request, platform, claims);
      const [access, loaded] = await Promise.all([
        checkDriver({ deps, claims, browser }),
        alongside({ deps, scope, employeeId }),
      ]);
      if (access) {
        const renewed = isByPerson && (await platform.sessions.renew('driver', claims));
        if (renewed) setCookie(renewed);
        const chosen = readChosenLanguage(args.request.headers);
        if (renewed && claims.kiosk && chosen)
          setCookie(platform.languageCookie.write(chosen, true));
        const sentForm = openForm(sentWith(args), memberLimits);
        const answer = await writeWithClock(getClock(access.site), () =>
          handler({ ...routeArgs(args, sentForm, deps), access, loaded }),
        );
        const logo = showLogo(access.company);
        return addPageFacts(answer, access.site, {
          manifest: manifestPath(scope),
          ...(logo && { logo }),
        });
      }
    }
    const deactivated = await findDeactivatedPath(args, claims);
    if (claims.kiosk) {
      // The next person at the kiosk must not see whose session it was.
      setCookie(platform.sessions.end('driver'));
      setCookie(platform.languageCookie.clear());
      throw redirectDocument(deactivated ?? sitePath(claims));
    }
    if (deactivated) throw redirect(deactivated, 303);
    const query = { emplid: employeeId, c: companyId, s: siteId, next: returnPath(args.request) };
    throw redirect(`/driver-login?${new URLSearchParams(query)}`);
  };

import { redirect, redirectDocument } from '@remix-run/node';
import { serverCopy } from '~/app/copy/copy';
import { writeWithClock } from '~/app/copy/server-copy.server';
import { isPublic, type Env } from '~/app/platform/config/env';
import { memberLimits, openForm, type SentForm } from '~/app/platform/forms/form.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import {
  type AdminSession,
  getOwnSession,
  getWorkTenant,
  type VerifiedClaims,
} from '~/app/ports/sessions';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { checkPage, makePageKey } from '~/app/services/access/page-key.server';
import { readSiteAdmins } from '~/app/services/people/read-site-admins.server';
import { type AdminRole, hasRole } from '~/domain/company/admin-role';
import { ssoPath } from '~/domain/company/paths';
import type { Tenant } from '~/domain/company/scope';
import { getClock } from '~/domain/settings/editable-settings';
import { makeAdminFrame } from '~/domain/site/admin-frame';
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
import { addPageFacts } from './page-facts.server';
import { makeAdminPage, makePageSession } from './page-session.server';

/** Tells somebody which role a page or form needs, and whom to ask for it. */
const describeRefusal = async (
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

/** The arguments of an administrator's loader or action. */
export type AdminArgs = RouteArgs & { access: AdminSession };

/** The page key that came with the request: forms send it in a field, background requests in a header. */
const sentBy = async (request: Request, sentForm: SentForm): Promise<string | undefined> => {
  if (request.method !== 'POST') return request.headers.get('page-key') ?? undefined;
  const { page } = await sentForm.fields();
  return typeof page === 'string' ? page : undefined;
};

export const secondFactorPath = '/admin/account/two-step';

/** Whether the administrator must set up the second step before using any other page. */
const lacksSecondFactor = (access: AdminSession, env: Env): boolean => {
  const { role, byMasterPassword, recoveryCodesLeft, sso } = access;
  const isRequired =
    [access, getOwnSession(access)].some(({ site }) => site.settings.adminSecondFactor) ||
    (role === 'master' && isPublic(env));
  // What else the provider asks for is up to the company.
  return isRequired && recoveryCodesLeft === undefined && !byMasterPassword && !sso;
};

/** Counts the request, and reads whose session it is. `getDeps` gives the stores that reach a site. Null if it is over. */
const enterAsAdmin = async (
  { context }: RemixArgs,
  claims: VerifiedClaims,
  getDeps: (tenant: Tenant) => Deps,
): Promise<AdminSession | null> => {
  const tenant = getWorkTenant(claims);
  await countForTenant(context, tenant);
  return checkAdmin({ deps: getDeps(tenant), ownDeps: getDeps(claims), claims });
};

/** Lets somebody with a role in, and sends anybody else where they can sign in or may be. */
export const withAdmin =
  <Data>(
    handler: Handler<AdminArgs, Data>,
    {
      least,
      isByPerson = true,
      isFenced = true,
      isOwn = false,
      needsSecondFactor = true,
    }: {
      /** The role that may do the least of those who are let in. */
      least: AdminRole;
      isByPerson?: boolean;
      isFenced?: boolean;
      /** The page is about the account itself or the installation, not about the site where its owner works. */
      isOwn?: boolean;
      needsSecondFactor?: boolean;
    },
  ) =>
  async (args: RemixArgs): Promise<Data> => {
    const { platform, setCookie } = args.context;
    const reading = await platform.sessions.read(args.request, 'admin');
    const getDeps = (tenant: Tenant) => (isFenced ? platform.getDeps(tenant) : platform.deps);
    const access =
      reading.status === 'valid' ? await enterAsAdmin(args, reading.claims, getDeps) : null;
    if (reading.status !== 'valid' || !access) {
      const deactivated =
        reading.status !== 'none' &&
        (await findDeactivatedPath(args, getWorkTenant(reading.claims)));
      if (deactivated) throw redirect(deactivated, 303);
      const next = new URLSearchParams({ next: returnPath(args.request) });
      // Asks the provider again, which mostly answers without asking the person.
      if (reading.status === 'expired' && reading.claims.amr === 'sso')
        throw redirectDocument(`${ssoPath(reading.claims.companyId)}?${next}`, 303);
      throw await redirectWithToast(args, `/admin-portal?${next}`, {
        title: serverCopy.guards.logInFirst,
        description: serverCopy.guards.logInFirstText,
        kind: 'error',
      });
    }
    if (needsSecondFactor && lacksSecondFactor(access, platform.env))
      throw redirect(secondFactorPath, 303);
    if (!hasRole(access.role, least))
      throw await redirectWithToast(args, '/admin/dashboard', {
        title: serverCopy.guards.accessDenied,
        description: await describeRefusal(getDeps(access.scope), access, least),
        kind: 'error',
      });
    const handled = isOwn ? getOwnSession(access) : access;
    const deps = getDeps(handled.scope);
    const page = makeAdminPage(deps, access);
    const sentForm = openForm(sentWith(args), memberLimits);
    if (!checkPage(page, await sentBy(args.request, sentForm)).ok) {
      // Drop the query, because it belonged to a page of another account or site.
      const [path = ''] = returnPath(args.request).split('?');
      if (!isByPerson) throw redirect(path);
      throw await redirectWithToast(args, path, {
        title: serverCopy.common.nothingWasChanged,
        description: serverCopy.guards.otherSite(access.username, access.site.name),
        kind: 'error',
      });
    }
    const renewed = isByPerson && (await platform.sessions.renew('admin', reading.claims));
    if (renewed) setCookie(renewed);
    const answer = await writeWithClock(getClock(access.site), () =>
      handler({ ...routeArgs(args, sentForm, deps), access: handled }),
    );
    return addPageFacts(answer, access.site, {
      pageKey: makePageKey(page),
      session: makePageSession(platform.sessions, reading.claims, Boolean(renewed)),
      // Pages of the master panel name no site, because they are about all sites.
      ...(isFenced &&
        isByPerson && {
          frame: makeAdminFrame(access, args.context.receivedAt),
        }),
    });
  };

import { serverCopy } from '~/app/copy/copy';
import {
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type AppLoadContext,
} from '@remix-run/node';
import { writeIn, writeWithClock } from '~/app/copy/server-copy.server';
import type { Deps } from '~/app/ports/deps';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { checkDriver } from '~/app/services/access/check-driver.server';
import { checkPage, makePageKey } from '~/app/services/access/page-key.server';
import { readDeactivated } from '~/app/services/selection/read-deactivated.server';
import {
  getOwnSession,
  getWorkTenant,
  makeSiteScope,
  type AdminSession,
  type DriverSession,
  type VerifiedClaims,
} from '~/app/ports/sessions';
import { makeAdminFrame } from '~/domain/site/admin-frame';
import { hasRole, type AdminRole, type CompanyRole } from '~/domain/company/admin-role';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import { getClock } from '~/domain/settings/editable-settings';
import { deactivatedPath, manifestPath, sitePath } from '~/domain/company/site-path';
import { isPublic, type Env } from '~/app/platform/config/env';
import {
  memberLimits,
  openForm,
  visitorLimits,
  type Sent,
  type SentForm,
} from '~/app/platform/forms/form.server';
import { tenantInQuery } from '~/app/platform/forms/tenant-in-query';
import { chooseLanguage, readChosenLanguage } from '~/app/platform/http/language.server';
import { safePath } from '~/app/platform/http/safe-path';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { countForTenant } from './count-for-tenant.server';
import { readDriverBrowser } from './own-device.server';
import { describeRefusal } from './describe-refusal.server';
import { addPageFacts } from './page-facts.server';
import { makeAdminPage, makePageSession } from './page-session.server';

interface RouteArgs {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: AppLoadContext;
  deps: Deps;
  sentForm: SentForm;
  /** When the request arrived, before anything was read, as an ISO instant. */
  receivedAt: string;
}
/** The arguments of an administrator's loader or action. */
export type AdminArgs = RouteArgs & { access: AdminSession };
type Handler<Args, Data> = (args: Args) => Promise<Data>;
type RemixArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** Records which functions a guard made, so that a test can find unguarded exports. */
const guardNames = new WeakMap<object, string>();
export const declaredGuard = (handler: object): string | undefined => guardNames.get(handler);

/** Runs the handler in the reader's language, so that every text it writes is in that language. */
const declare = <Data>(name: string, handler: (args: RemixArgs) => Promise<Data>) => {
  const guarded = (args: RemixArgs) =>
    writeIn(chooseLanguage(args.request.headers), () => handler(args));
  guardNames.set(guarded, name);
  return guarded;
};

const routeArgs = (
  { request, params, context }: RemixArgs,
  sentForm: SentForm,
  deps: Deps = context.platform.deps,
): RouteArgs => ({
  request,
  params,
  context,
  deps,
  sentForm,
  receivedAt: context.receivedAt,
});

const sentWith = ({ request, context: { readBody } }: RemixArgs): Sent => ({
  contentType: request.headers.get('content-type') ?? '',
  readBody,
});

/** Where to return after the login: the page itself or, for a form, the page that contained it. */
export const returnPath = (request: Request): string => {
  const own = new URL(request.url);
  const referrer = request.headers.get('referer');
  const page =
    request.method === 'GET' || !referrer || !URL.canParse(referrer) ? own : new URL(referrer);
  const path = page.host === own.host ? `${page.pathname}${page.search}` : own.pathname;
  return safePath(path, '/');
};

/** The page key that came with the request: forms send it in a field, background requests in a header. */
const sentBy = async (request: Request, sentForm: SentForm): Promise<string | undefined> => {
  if (request.method !== 'POST') return request.headers.get('page-key') ?? undefined;
  const { page } = await sentForm.fields();
  return typeof page === 'string' ? page : undefined;
};

/** Where a session continues that is over because its site is deactivated: where the page says so. Null if it is active. */
const findDeactivatedPath = async ({ request, context }: RemixArgs, tenant: Tenant) => {
  const found = await readDeactivated({ deps: context.platform.getDeps(tenant), tenant });
  return found && deactivatedPath(tenant, request.method === 'POST');
};

const withPublic =
  <Data>(handler: Handler<RouteArgs, Data>) =>
  (args: RemixArgs) =>
    handler(routeArgs(args, openForm(sentWith(args), visitorLimits)));

/** Reads that need the tenant but not the guard's decision. They run in parallel with the guard's own read. */
export type Alongside<Loaded> = (args: {
  deps: Deps;
  scope: SiteScope;
  employeeId: string;
}) => Promise<Loaded>;

/** The arguments of a signed-in driver's loader or action. */
export type DriverArgs<Loaded> = RouteArgs & { access: DriverSession; loaded: Loaded };

const withDriver =
  <Loaded, Data>(handler: Handler<DriverArgs<Loaded>, Data>, alongside: Alongside<Loaded>) =>
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
        const renewed = await platform.sessions.renew('driver', claims);
        if (renewed) setCookie(renewed);
        const chosen = readChosenLanguage(args.request.headers);
        if (renewed && claims.kiosk && chosen)
          setCookie(platform.languageCookie.write(chosen, true));
        const sentForm = openForm(sentWith(args), memberLimits);
        const answer = await writeWithClock(getClock(access.site), () =>
          handler({ ...routeArgs(args, sentForm, deps), access, loaded }),
        );
        return addPageFacts(answer, access.site, { manifest: manifestPath(scope) });
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

export const secondFactorPath = '/admin/account/two-step';

/** Whether the administrator must set up the second step before using any other page. */
const lacksSecondFactor = (access: AdminSession, env: Env): boolean => {
  const { role, byMasterPassword, recoveryCodesLeft } = access;
  const isRequired =
    [access, getOwnSession(access)].some(({ site }) => site.settings.adminSecondFactor) ||
    (role === 'master' && isPublic(env));
  return isRequired && recoveryCodesLeft === undefined && !byMasterPassword;
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

const withAdmin =
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

export const publicLoader = <Data>(handler: Handler<RouteArgs, Data>) =>
  declare('public', withPublic(handler));
export const publicAction = publicLoader;

/**
 * Guards routes of a signed-in driver at an active site, with one strongly consistent read. What `alongside`
 * reads in parallel is passed on as `loaded`.
 */
export const driverLoader = <Data, Loaded = undefined>(
  handler: Handler<DriverArgs<Loaded>, Data>,
  alongside: Alongside<Loaded> = async () => undefined as Loaded,
) => declare('driver', withDriver(handler, alongside));
export const driverAction = driverLoader;

/** The guards of everybody with at least one role: for pages and forms, and for background requests. */
const guardRole = (least: CompanyRole) => ({
  handle: <Data>(handler: Handler<AdminArgs, Data>) =>
    declare(least, withAdmin(handler, { least })),
  /** Does not extend the session, so that an unattended screen times out. */
  poll: <Data>(handler: Handler<AdminArgs, Data>) =>
    declare(least, withAdmin(handler, { least, isByPerson: false })),
});

/** Guards routes of everybody who works for a site. */
export const { handle: stewardLoader, poll: stewardPoll } = guardRole('steward');
export const stewardAction = stewardLoader;
/** Guards routes of those who run the week. */
export const { handle: dispatcherLoader, poll: dispatcherPoll } = guardRole('dispatcher');
export const dispatcherAction = dispatcherLoader;
/** Guards routes of a site's administrators, including the master administrator at their own site. */
export const { handle: siteAdminLoader } = guardRole('site-admin');
export const siteAdminAction = siteAdminLoader;
/** Guards routes about all sites of a company. */
export const { handle: companyAdminLoader } = guardRole('company-admin');
export const companyAdminAction = companyAdminLoader;
/** Guards routes about one's own account, at the site that keeps it. */
export const ownAccountLoader = <Data>(handler: Handler<AdminArgs, Data>) =>
  declare('steward', withAdmin(handler, { least: 'steward', isOwn: true }));
export const ownAccountAction = ownAccountLoader;
/** Like `ownAccountLoader`, but also open to those who still have to set up the second step. */
export const accountLoader = <Data>(handler: Handler<AdminArgs, Data>) =>
  declare(
    'account',
    withAdmin(handler, { least: 'steward', isOwn: true, needsSecondFactor: false }),
  );
export const accountAction = accountLoader;

/** Guards routes of the master administrator, which are not limited to one site. */
export const masterLoader = <Data>(handler: Handler<AdminArgs, Data>) =>
  declare('master', withAdmin(handler, { least: 'master', isFenced: false, isOwn: true }));
export const masterAction = masterLoader;

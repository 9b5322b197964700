import { writeIn } from '~/app/copy/server-copy.server';
import { openForm, visitorLimits } from '~/app/platform/forms/form.server';
import { chooseLanguage } from '~/app/platform/http/language.server';
import type { CompanyRole } from '~/domain/company/admin-role';
import {
  routeArgs,
  sentWith,
  type Handler,
  type RemixArgs,
  type RouteArgs,
} from './guard-args.server';
import { withAdmin, type AdminArgs } from './with-admin.server';
import { withApiToken, type FindOperation } from './with-api-token.server';
import { withDriver, type Alongside, type DriverArgs } from './with-driver.server';

export type { AdminArgs, DriverArgs };

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

const withPublic =
  <Data>(handler: Handler<RouteArgs, Data>) =>
  (args: RemixArgs) =>
    handler(routeArgs(args, openForm(sentWith(args), visitorLimits)));

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
/** Does not extend the session. */
export const driverPoll = <Data>(handler: Handler<DriverArgs<undefined>, Data>) =>
  declare(
    'driver',
    withDriver(handler, async () => undefined, false),
  );

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

/** Guards the API: each operation names the scope that the token of a program needs. */
export const apiLoader = (find: FindOperation) => declare('token', withApiToken(find));
export const apiAction = apiLoader;

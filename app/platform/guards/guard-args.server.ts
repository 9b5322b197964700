import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { Sent, SentForm } from '~/app/platform/forms/form.server';
import { safePath } from '~/app/platform/http/safe-path';
import type { Deps } from '~/app/ports/deps';
import { readDeactivated } from '~/app/services/selection/read-deactivated.server';
import { deactivatedPath } from '~/domain/company/paths';
import type { Tenant } from '~/domain/company/scope';

/** The arguments of every loader and action. */
export interface RouteArgs {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: AppLoadContext;
  deps: Deps;
  sentForm: SentForm;
  /** When the request arrived, before anything was read, as an ISO instant. */
  receivedAt: string;
}
export type Handler<Args, Data> = (args: Args) => Promise<Data>;
export type RemixArgs = LoaderFunctionArgs | ActionFunctionArgs;

export const routeArgs = (
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

export const sentWith = ({ request, context: { readBody } }: RemixArgs): Sent => ({
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

/** Where a session continues that is over because its site is deactivated: where the page says so. Null if it is active. */
export const findDeactivatedPath = async ({ request, context }: RemixArgs, tenant: Tenant) => {
  const found = await readDeactivated({ deps: context.platform.getDeps(tenant), tenant });
  return found && deactivatedPath(tenant, request.method === 'POST');
};

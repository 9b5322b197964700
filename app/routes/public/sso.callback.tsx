import { data, redirect, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { NotSignedIn } from '~/app/components/sso/not-signed-in';
import { adminCopy } from '~/app/copy/copy';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { openAdminSession } from '~/app/platform/guards/admin-session.server';
import { publicLoader } from '~/app/platform/guards/guards.server';
import { goOnInOwnLanguage } from '~/app/platform/guards/sign-in-language.server';
import { signInOrigin } from '~/app/platform/guards/sign-in-origin.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import { getCallbackUrl } from '~/app/platform/http/sso-callback.server';
import type { AdminSignedIn } from '~/app/services/access/sign-in-admin.server';
import { enterSiteAgain } from '~/app/services/companies/enter-site-again.server';
import { finishSso } from '~/app/services/sso/finish-sso.server';
import type { SsoFlow } from '~/app/services/sso/start-sso.server';
import { sitePath, ssoPath } from '~/domain/company/paths';

export const meta: MetaFunction = () => [{ title: pageTitle(adminCopy.sso.notSignedIn) }, unlisted];

/** Whoever worked at another site of the company before they were asked to sign in again goes on there. */
const findWorkSite = async (
  request: Request,
  { platform: { sessions, deps } }: RequestContext,
  signedIn: AdminSignedIn,
) => {
  const reading = await sessions.read(request, 'admin');
  if (reading.status === 'none') return undefined;
  const { sub, companyId, siteId, at } = reading.claims;
  const { subject, tenant } = signedIn;
  const isSame =
    sub === subject && companyId === tenant.companyId && siteId === tenant.siteId && at;
  return isSame ? enterSiteAgain({ deps, signedIn, siteId: at.siteId }) : undefined;
};

const describe = (context: RequestContext, error: AppError, flow: SsoFlow | null) => {
  const reason = 'trouble' in error ? error.trouble : error.code;
  context.platform.log.info('sso-refused', { companyId: flow?.companyId ?? null, reason });
  const { status, ...message } = getErrorMessage(error);
  const query = flow && new URLSearchParams({ next: flow.next });
  const tryAgain = flow ? `${ssoPath(flow.companyId)}?${query}` : '/sso';
  return data({ error: message, tryAgain }, { status });
};

/** Where a company's provider sends the browser back to. */
export const loader = publicLoader(async ({ request, context, deps }) => {
  const { sso, sessions } = context.platform;
  const flow = await sso.flow.read(request);
  context.setCookie(sso.flow.clear());
  if (!flow) return describe(context, { code: 'sso-no-flow' }, flow);
  const returnedTo = getCallbackUrl(request, context);
  returnedTo.search = new URL(request.url).search;
  const finished = await finishSso({
    deps,
    flow,
    returnedTo,
    provider: sso.provider,
    ...(await signInOrigin(request, context)),
  });
  if (!finished.ok) {
    const { error } = finished;
    if (error.code === 'site-deactivated') throw redirect(sitePath(error.tenant), 303);
    if (error.code === 'sso-no-group') context.setCookie(sessions.end('admin'));
    return describe(context, error, flow);
  }
  const at = await findWorkSite(request, context, finished.value);
  const signedIn = { ...finished.value, at };
  await openAdminSession(request, context, signedIn);
  throw await goOnInOwnLanguage({ request, context }, 'admin', signedIn, redirect(flow.next, 303));
});

export default function SsoCallback() {
  return <NotSignedIn {...useLoaderData<typeof loader>()} />;
}

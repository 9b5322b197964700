import { data, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LoginFrame } from '~/app/components/login/login-frame';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { NotSignedIn } from '~/app/components/sso/not-signed-in';
import { adminCopy } from '~/app/copy/copy';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { publicLoader } from '~/app/platform/guards/guards.server';
import { attemptOrigin } from '~/app/platform/guards/sign-in-origin.server';
import { afterAdminLogin } from '~/app/platform/http/safe-path';
import { getCallbackUrl } from '~/app/platform/http/sso-callback.server';
import { startSso } from '~/app/services/sso/start-sso.server';

export const meta: MetaFunction = () => [{ title: pageTitle(adminCopy.sso.startTitle) }, unlisted];

/** A longer path would not fit into the cookie that remembers it. */
const longestNext = 1_000;

export const loader = publicLoader(async ({ request, params, context, deps }) => {
  const companyId = (params.companyId ?? '').slice(0, 100);
  const { sso, log } = context.platform;
  const next = afterAdminLogin(request);
  const started = await startSso({
    deps,
    companyId,
    provider: sso.provider,
    next: next.length > longestNext ? '/admin/dashboard' : next,
    redirectUri: getCallbackUrl(request, context).href,
    ...(await attemptOrigin(request, context)),
  });
  if (!started.ok) {
    const { error } = started;
    if (error.code === 'sso-refused') log.info('sso-refused', { companyId, reason: error.trouble });
    const { status, ...message } = getErrorMessage(error);
    const { pathname, search } = new URL(request.url);
    return data({ error: message, tryAgain: `${pathname}${search}`, url: null }, { status });
  }
  const { url, flow } = started.value;
  context.setCookie(await sso.flow.write(flow));
  // Not a redirect: browsers refuse one to another site that follows a form, as our content security policy asks them to.
  context.setHeader('refresh', `0; url=${url}`);
  return data({ error: null, tryAgain: null, url });
});

/** Leads to the sign-in page of somebody's company. The address may be kept as a bookmark. */
export default function GoToProvider() {
  const { error, tryAgain, url } = useLoaderData<typeof loader>();
  if (error) return <NotSignedIn error={error} tryAgain={tryAgain} />;
  return (
    <LoginFrame title={adminCopy.sso.goTitle} text={adminCopy.sso.goText}>
      <a href={url} className="link wrap-anywhere">
        {adminCopy.sso.goOn(new URL(url).host)}
      </a>
    </LoginFrame>
  );
}

import { redirect } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import * as z from 'zod';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { AccountFields } from '~/app/components/login/account-fields';
import { AccountPassword } from '~/app/components/login/account-password';
import { titlePage } from '~/app/components/shell/product';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';
import { accountFields } from '~/app/platform/forms/account-fields';
import { failure } from '~/app/platform/forms/form.server';
import { openAdminSession } from '~/app/platform/guards/admin-session.server';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { goOnInOwnLanguage } from '~/app/platform/guards/sign-in-language.server';
import { signInOrigin } from '~/app/platform/guards/sign-in-origin.server';
import { afterAdminLogin } from '~/app/platform/http/safe-path';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { sitePath } from '~/domain/company/paths';

export const meta = titlePage(() => adminCopy.adminPortal.title);

const loginForm = z.object({ ...accountFields, password: z.string().max(1000) });

export const loader = publicLoader(async ({ request, context, deps }) => {
  const reading = await context.platform.sessions.read(request, 'admin');
  if (reading.status === 'valid' && (await checkAdmin({ deps, claims: reading.claims }))) {
    throw redirect(afterAdminLogin(request));
  }
  const query = new URL(request.url).searchParams;
  return {
    companyId: query.get('c') ?? '',
    siteId: query.get('s') ?? '',
    username: query.get('u') ?? '',
  };
});

export const action = publicAction(async ({ request, sentForm, context, deps }) => {
  const { companyId, siteId, ...input } = await sentForm.parse(loginForm);
  const signedIn = await signInAdmin({
    deps,
    tenant: { companyId, siteId },
    input,
    ...(await signInOrigin(request, context)),
  });
  if (!signedIn.ok) {
    if (signedIn.error.code === 'site-deactivated')
      throw redirect(sitePath({ companyId, siteId }), 303);
    return failure(signedIn.error);
  }
  await openAdminSession(request, context, signedIn.value);
  if (signedIn.value.needsCode)
    return redirect(`/admin-portal/code${new URL(request.url).search}`, 303);
  const answer = redirect(afterAdminLogin(request), 303);
  return goOnInOwnLanguage({ request, context }, 'admin', signedIn.value, answer);
});

export default function AdminPortal() {
  const known = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  const [query] = useSearchParams();
  const startQuery = new URLSearchParams({
    c: known.companyId,
    ...(query.has('next') && { next: query.get('next') ?? '' }),
  });
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-10">
      <div className="flex items-center gap-3">
        <span className="grid size-12 place-items-center rounded-box bg-primary/10 text-primary">
          <Icon name="shield-check" className="size-6" />
        </span>
        <div>
          <h1 className="text-2xl font-bold">{adminCopy.adminPortal.title}</h1>
          <p className="text-sm text-muted">{adminCopy.adminPortal.intro}</p>
        </div>
      </div>
      <PostForm className="flex flex-col gap-4 rounded-box border border-base-300 bg-base-100 p-6">
        <ErrorAlert error={error} />
        <AccountFields known={known} />
        <AccountPassword />
        <SendButton variant="primary" busyText={adminCopy.adminPortal.loggingIn}>
          {adminCopy.adminPortal.login}
        </SendButton>
        <Link
          to={`/admin-portal/forgot-password?${new URLSearchParams({ c: known.companyId, s: known.siteId })}`}
          className="link self-center"
        >
          {adminCopy.adminPortal.forgotPassword}
        </Link>
      </PostForm>
      <Link to={`/sso?${startQuery}`} className="link self-center">
        {adminCopy.sso.link}
      </Link>
      <Link to="/" className="link self-center">
        {adminCopy.adminPortal.driverPortal}
      </Link>
    </div>
  );
}

import { redirect, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ShieldCheck } from 'lucide-react';
import * as z from 'zod';
import { ErrorAlert } from '~/app/components/admin/error-alert';
import { Button } from '~/app/components/ui/button';
import { TextInput } from '~/app/components/ui/text-input';
import { originOf } from '~/app/platform/sign-in-origin.server';
import { failure, parseForm } from '~/app/platform/form.server';
import { publicAction, publicLoader } from '~/app/platform/guards.server';
import { afterAdminLogin } from '~/app/platform/safe-path';
import { checkAdmin } from '~/app/services/access/check-admin.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { pageTitle } from '~/app/components/shell/product';

export const meta: MetaFunction = () => [{ title: pageTitle('Admin Portal') }];

const loginForm = z.object({
  companyId: z.string().trim().toUpperCase().max(40),
  siteId: z.string().trim().toUpperCase().max(5),
  username: z.string().trim().max(60),
  password: z.string().max(256),
});

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

export const action = publicAction(async ({ request, context, deps }) => {
  const { companyId, siteId, ...input } = await parseForm(request, loginForm);
  const tenant = { companyId, siteId };
  const signedIn = await signInAdmin({ deps, tenant, input, ...originOf(request, context) });
  if (!signedIn.ok) return failure(signedIn.error);
  const { sessions } = context.platform;
  if (signedIn.value.needsCode) {
    context.setCookie(await sessions.start('admin-code', signedIn.value));
    return redirect(`/admin-portal/code${new URL(request.url).search}`, 303);
  }
  context.setCookie(await sessions.start('admin', signedIn.value));
  return redirect(afterAdminLogin(request), 303);
});

const fields = [
  { name: 'companyId', label: 'Company ID', type: 'text', autoComplete: 'organization' },
  { name: 'siteId', label: 'Site Code', type: 'text', autoComplete: 'off' },
  { name: 'username', label: 'Username', type: 'text', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
] as const;

export default function AdminPortal() {
  const known = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-10">
      <div className="flex items-center gap-3">
        <span className="grid size-12 place-items-center rounded-box bg-primary/10 text-primary">
          <ShieldCheck className="size-6" aria-hidden />
        </span>
        <div>
          <h1 className="text-2xl font-bold">Admin Portal</h1>
          <p className="text-sm text-muted">Sign in to manage your site</p>
        </div>
      </div>
      <Form
        method="post"
        className="flex flex-col gap-4 rounded-box border border-base-300 bg-base-100 p-6"
      >
        <ErrorAlert error={error} />
        {fields.map(({ name, label, type, autoComplete }) => (
          <TextInput
            key={name}
            name={name}
            label={label}
            type={type}
            autoComplete={autoComplete}
            autoCapitalize={name.endsWith('Id') ? 'characters' : 'none'}
            spellCheck={false}
            required
            defaultValue={name === 'password' ? undefined : known[name]}
            {...(name.endsWith('Id') && { inputClassName: 'uppercase' })}
          />
        ))}
        <Button variant="primary" busy={isBusy} busyText="Logging in…">
          Login
        </Button>
        <Link
          to={`/admin-portal/forgot-password?${new URLSearchParams({ c: known.companyId, s: known.siteId })}`}
          className="link self-center"
        >
          Forgot password?
        </Link>
      </Form>
      <Link to="/" className="link self-center">
        Driver Portal
      </Link>
    </div>
  );
}

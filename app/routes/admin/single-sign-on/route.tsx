import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { ssoPagePath } from '~/app/components/address/page-paths';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { ConnectionCard } from '~/app/components/sso/connection-card';
import { FailuresCard } from '~/app/components/sso/failures-card';
import { GroupsCard } from '~/app/components/sso/groups-card';
import { OnlySsoCard } from '~/app/components/sso/only-sso-card';
import { RequireDialog, TurnOffDialog } from '~/app/components/sso/sso-dialogs';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { companyAdminAction, companyAdminLoader } from '~/app/platform/guards/guards.server';
import { getCallbackUrl } from '~/app/platform/http/sso-callback.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { changeSso } from '~/app/services/sso/change-sso.server';
import { readSso } from '~/app/services/sso/read-sso.server';
import { companyRoles } from '~/domain/company/admin-role';
import { siteIdSchema } from '~/domain/company/company-schema';
import { ssoPath } from '~/domain/company/paths';

export const meta = titlePage(() => adminCopy.sso.title);

export const loader = companyAdminLoader(async ({ request, context, access }) => {
  const callbackUrl = getCallbackUrl(request, context);
  const signInPath = ssoPath(access.scope.companyId);
  return {
    // Not the tenant's own, because the page names company administrators of all sites.
    ...(await readSso({ deps: context.platform.deps, access })),
    redirectUri: callbackUrl.href,
    signInPath,
    timeZone: access.site.timeZone,
    bookmark: new URL(signInPath, callbackUrl).href,
    dialog: new URL(request.url).searchParams.get('dialog'),
  };
});

/** What is empty or too long must get an error message, so the schema accepts it. */
const text = z.string().max(5_000);
const rule = {
  group: text,
  role: z.enum(companyRoles),
  // Empty: every site.
  siteId: z.union([siteIdSchema, z.literal('').transform(() => null)]),
};
const isSite = (text: string): boolean => siteIdSchema.safeParse(text).success;

/** The forms of the page about single sign-on; `intent` tells them apart. */
const ssoForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('connect'),
    issuer: text,
    clientId: text,
    clientSecret: text,
    groupsClaim: text,
  }),
  z.object({ intent: z.literal('add-rule'), ...rule }),
  z.object({ intent: z.literal('remove-rule'), ...rule }),
  z.object({
    intent: z.literal('require'),
    /** Site and username; no site code has a space. */
    keeper: z
      .string()
      .max(100)
      .transform((keeper) => {
        const [siteId = '', ...username] = keeper.split(' ');
        return { siteId, username: username.join(' ') };
      })
      .refine(({ siteId, username }) => isSite(siteId) && username !== ''),
  }),
  z.object({ intent: z.literal('allow-passwords') }),
  z.object({ intent: z.literal('turn-off') }),
]);

export const action = companyAdminAction(async (args) => {
  const { access, context } = args;
  const { deps, sso } = context.platform;
  const form = await args.sentForm.parse(ssoForm);
  const changed = await changeSso({
    deps,
    access,
    provider: sso.provider,
    localOrigin: sso.localOrigin,
    change: form.intent === 'require' ? { intent: form.intent, ...form.keeper } : form,
  });
  const done = describeSuccess(changed, () => [serverCopy.sso.saved, serverCopy.sso.savedText]);
  return done.ok ? redirectWithToast(args, ssoPagePath, done.value) : failure(done.error);
});

/** How people of the company sign in with its own accounts. */
export default function SingleSignOn() {
  const page = useLoaderData<typeof loader>();
  const error = useActionError();
  const { settings, candidates, sites, dialog } = page;
  const isAsking = settings !== null && (dialog === 'require' || dialog === 'turn-off');
  return (
    <AdminPage title={adminCopy.sso.title} description={adminCopy.sso.intro}>
      <ErrorAlert error={isAsking ? undefined : error} />
      <ConnectionCard {...page} />
      {settings && (
        <>
          <GroupsCard rules={settings.rules} sites={sites} />
          <OnlySsoCard {...page} breakGlass={settings.breakGlass} />
          <FailuresCard {...page} />
        </>
      )}
      {settings && dialog === 'require' && <RequireDialog candidates={candidates} error={error} />}
      {settings && dialog === 'turn-off' && <TurnOffDialog error={error} />}
    </AdminPage>
  );
}

import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { CreateTokenDialog } from '~/app/components/api-access/create-token-dialog';
import { CreatedTokenDialog } from '~/app/components/api-access/created-token-dialog';
import { RevokeTokenDialog } from '~/app/components/api-access/revoke-token-dialog';
import { TokenList } from '~/app/components/api-access/token-list';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { idList } from '~/app/platform/forms/form-fields';
import { failureWith } from '~/app/platform/forms/form.server';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { createToken } from '~/app/services/api/create-token.server';
import { readTokens } from '~/app/services/api/read-tokens.server';
import { revokeToken } from '~/app/services/api/revoke-token.server';
import { maxTokens, apiScopes, tokenDays } from '~/domain/api/limits';

export const meta = titlePage(() => adminCopy.apiAccess.title);

export const loader = siteAdminLoader(async ({ request, deps, access, receivedAt: now }) => {
  const query = new URL(request.url).searchParams;
  return {
    tokens: await readTokens({ deps, access, now }),
    dialog: query.get('dialog'),
    asked: query.get('token'),
    timeZone: access.site.timeZone,
  };
});

/** The forms of the page about tokens; `intent` tells them apart. */
const tokenForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('create'),
    // A name that is empty or too long must get an error message, so the schema accepts it.
    name: z.string().max(1000),
    scope: idList.pipe(z.array(z.enum(apiScopes))),
    days: z.string().transform(Number).pipe(z.literal(tokenDays)),
  }),
  z.object({ intent: z.literal('revoke'), tokenId: z.string().min(1).max(40) }),
]);

export const action = siteAdminAction(async (args) => {
  const { deps, access } = args;
  const form = await args.sentForm.parse(tokenForm);
  if (form.intent === 'create') {
    const { scope: scopes, ...input } = form;
    const created = await createToken({ deps, access, input: { ...input, scopes } });
    // Not a redirect, because the token is shown only once.
    if (created.ok) return data({ error: null, created: created.value, typed: null });
    return failureWith(created.error, { created: null, typed: { ...input, scopes } });
  }
  const revoked = await revokeToken({ deps, access, tokenId: form.tokenId });
  const done = describeSuccess(revoked, (name) => [
    serverCopy.apiAccess.revoked,
    serverCopy.apiAccess.revokedText(name),
  ]);
  if (done.ok) return redirectWithToast(args, '/admin/api-access', done.value);
  return failureWith(done.error, { created: null, typed: null });
});

/** The tokens with which the company's programs use the API of the site. */
export default function ApiAccess() {
  const { tokens, dialog, asked, timeZone } = useLoaderData<typeof loader>();
  const error = useActionError();
  const acted = useActionData<typeof action>();
  const created = acted?.created;
  const revoked = dialog === 'revoke' ? tokens.find(({ id }) => id === asked) : undefined;
  const isCreating = dialog === 'create' && !created;
  return (
    <AdminPage
      title={adminCopy.apiAccess.title}
      description={adminCopy.apiAccess.intro(tokens.length, maxTokens)}
      actions={
        <LinkButton to="?dialog=create" variant="primary" preventScrollReset icon="key-square">
          {adminCopy.apiAccess.create}
        </LinkButton>
      }
    >
      <ErrorAlert error={isCreating || revoked ? undefined : error} />
      <TokenList tokens={tokens} timeZone={timeZone} />
      <p>
        <a href="/api/v1/openapi.json" className="font-semibold text-primary underline">
          {adminCopy.apiAccess.document}
        </a>
      </p>
      {created && <CreatedTokenDialog {...created} />}
      {isCreating && <CreateTokenDialog error={error} typed={acted?.typed ?? undefined} />}
      {revoked && <RevokeTokenDialog token={revoked} error={error} />}
    </AdminPage>
  );
}

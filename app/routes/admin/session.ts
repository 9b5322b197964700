import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { accountFields } from '~/app/platform/forms/account-fields';
import { openAdminSession } from '~/app/platform/guards/admin-session.server';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { askAboutSession } from '~/app/platform/guards/page-session.server';
import {
  answerSecondStep,
  describeSecondStep,
  stepFields,
} from '~/app/platform/guards/second-step.server';
import { signInOrigin } from '~/app/platform/guards/sign-in-origin.server';
import { signInAdmin } from '~/app/services/access/sign-in-admin.server';
import { enterSiteAgain } from '~/app/services/companies/enter-site-again.server';
import { fail } from '~/domain/shared/result';

/** An open page asks whether its session is still on. With `by=person` the answer extends it. */
export const loader = publicLoader(async (args) => {
  const query = new URL(args.request.url).searchParams;
  const pageKey = query.get('page') ?? '';
  return Response.json(
    await askAboutSession(args, { pageKey, isByPerson: query.get('by') === 'person' }),
  );
});

const password = z.string().max(1000);
/** The site that the page is about, if another one keeps the account. */
const at = z.string().max(5).optional();
const againForm = z.union([
  stepFields.passkey.extend({ ...accountFields, at }),
  stepFields.code.extend({ ...accountFields, at }),
  z.object({ ...accountFields, at, password }),
]);

/** Signs in again on the open page, in one step or two, so that nothing on the page is lost. */
export const action = publicAction(async ({ request, sentForm, context, deps }) => {
  const form = await sentForm.parse(againForm);
  const signIn = async () => {
    const { companyId, siteId, at: _at, ...input } = form;
    if ('password' in input) {
      const origin = await signInOrigin(request, context);
      return signInAdmin({ deps, tenant: { companyId, siteId }, input, ...origin });
    }
    const reading = await context.platform.sessions.read(request, 'admin-code');
    const isOwn =
      reading.status === 'valid' &&
      isDeepStrictEqual(
        [companyId, siteId, input.username],
        [reading.claims.companyId, reading.claims.siteId, reading.claims.sub],
      );
    // Another tab may have started to sign in to another account.
    if (!isOwn) return fail({ code: 'sign-in-over' as const });
    return answerSecondStep({ request, context, deps }, reading.claims, input);
  };
  const signedIn = await signIn();
  if (!signedIn.ok) {
    const { status, ...error } = getErrorMessage(signedIn.error);
    return Response.json({ error: { code: signedIn.error.code, ...error } }, { status });
  }
  const { needsCode } = signedIn.value;
  const workSite =
    form.at === undefined || needsCode
      ? undefined
      : await enterSiteAgain({ deps, signedIn: signedIn.value, siteId: form.at });
  const opened = { ...signedIn.value, at: workSite };
  const challenge = await openAdminSession(request, context, opened);
  if (challenge === null) return Response.json({ needsCode });
  const { subject: username, tenant } = signedIn.value;
  const account = { ...tenant, username, challenge };
  const step = await describeSecondStep({ context, deps }, account);
  return Response.json({ needsCode, step });
});

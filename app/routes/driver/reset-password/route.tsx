import { data, redirect, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { employeeIdProblem, sentEmployeeId } from '~/app/components/login/employee-id';
import { ForgotPassword } from '~/app/components/login/forgot-password';
import { LoginFrame } from '~/app/components/login/login-frame';
import { ResetForm } from '~/app/components/login/reset-form';
import { pageTitle, unlisted } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { copy, serverCopy } from '~/app/copy/copy';
import { answerFields, toAnswers } from '~/app/platform/forms/answer-fields';
import { failure } from '~/app/platform/forms/form.server';
import { loginQuery } from '~/app/platform/forms/tenant-in-query';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { activeKiosk } from '~/app/platform/guards/kiosk.server';
import { attemptOrigin } from '~/app/platform/guards/sign-in-origin.server';
import { redeemResetCode } from '~/app/services/passwords/redeem-reset-code.server';
import { resetByAnswers } from '~/app/services/passwords/reset-by-answers.server';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { leaveDeactivated, readPage } from './read-page.server';

export const meta: MetaFunction = () => [{ title: pageTitle(copy.login.resetTitle) }, unlisted];

export const loader = publicLoader(async ({ request, context, deps }) => {
  const query = new URL(request.url).searchParams;
  return readPage({ deps, query, kiosk: await activeKiosk(request, context) });
});

const everyForm = z.object({
  employeeId: z.string().max(100).transform(sentEmployeeId),
  companyId: companyIdSchema.optional(),
  siteId: siteIdSchema.optional(),
  password: z.string().max(1000),
  repeated: z.string().max(1000),
});
const resetForm = z.union([
  everyForm.extend({ by: z.literal('questions'), ...answerFields }),
  everyForm.extend({ by: z.literal('code').default('code'), code: z.string().max(100) }),
]);

export const action = publicAction(async ({ request, sentForm, context, deps }) => {
  const form = await sentForm.parse(resetForm);
  const { companyId, siteId, employeeId, password, repeated } = form;
  const text = employeeIdProblem(employeeId, 'login');
  if (text) {
    const error = {
      code: 'invalid-employee-id',
      title: serverCopy.common.invalidEmployeeId,
      text,
    } as const;
    return data({ error }, { status: 400 });
  }
  const chosen = companyId && siteId ? { companyId, siteId } : null;
  const tenant = (await activeKiosk(request, context)) ?? chosen;
  const origin = await attemptOrigin(request, context);
  const input = { employeeId, password, repeated };
  const set =
    form.by === 'code'
      ? await redeemResetCode({ deps, tenant, input: { ...input, code: form.code }, ...origin })
      : await resetByAnswers({
          deps,
          tenant,
          input: { ...input, answers: toAnswers(form) },
          ...origin,
        });
  if (!set.ok) {
    await leaveDeactivated(deps, tenant);
    return failure(set.error);
  }
  // End the session of this browser, because it may belong to someone who used the old password.
  context.setCookie(context.platform.sessions.end('driver'));
  return redirect(`/driver-login?${loginQuery(employeeId, set.value)}&reset=ok`, 303);
});

const getWays = () =>
  ({
    code: { text: copy.login.codeIntro, other: { by: 'questions', label: copy.login.useAnswers } },
    questions: { text: copy.login.answersIntro, other: { by: 'code', label: copy.login.haveCode } },
  }) as const;

export default function ResetPassword() {
  const { backTo, by, otherWay, ...page } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  const { employeeId, tenant } = page;
  const { text, other } = getWays()[by];
  return (
    <LoginFrame title={copy.login.resetTitle} text={text}>
      <ResetForm
        key={`${employeeId} ${by}`}
        employeeId={employeeId}
        tenant={tenant}
        by={by}
        error={error}
      />
      {otherWay && (
        <Link to={`${otherWay}&by=${other.by}`} className="link self-center">
          {other.label}
        </Link>
      )}
      <ForgotPassword {...page} />
      <LinkButton to={backTo} size="lg">
        {copy.login.backToLogin}
      </LinkButton>
    </LoginFrame>
  );
}

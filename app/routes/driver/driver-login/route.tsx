import { data, redirect, replace } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AskId } from '~/app/components/login/ask-id';
import { ChooseFacility } from '~/app/components/login/choose-facility';
import { ConfirmDriver } from '~/app/components/login/confirm-driver';
import {
  employeeIdInQuery,
  employeeIdNames,
  employeeIdProblem,
  sentEmployeeId,
} from '~/app/components/login/employee-id';
import { LoginFrame } from '~/app/components/login/login-frame';
import { hasDraft } from '~/app/components/ranking/own-phone/away';
import { titlePage } from '~/app/components/shell/product';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { copy, serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { loginQuery, tenantInQuery } from '~/app/platform/forms/tenant-in-query';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { activeKiosk } from '~/app/platform/guards/kiosk.server';
import { findRemembered, findRpId } from '~/app/platform/guards/own-device.server';
import { goOnInOwnLanguage } from '~/app/platform/guards/sign-in-language.server';
import { attemptOrigin, markDevice } from '~/app/platform/guards/sign-in-origin.server';
import { safePath } from '~/app/platform/http/safe-path';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { signInDriver } from '~/app/services/access/sign-in-driver.server';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { sitePath } from '~/domain/company/paths';
import {
  continueForm,
  continueOnOwnDevice,
  continueWithPasskey,
  forgetForm,
  forgetOwnDevice,
  nextField,
  passkeyForm,
} from './own-device-forms.server';
import { readStep } from './read-step.server';

export const meta = titlePage(() => copy.login.title);

const getStatus = (step: Awaited<ReturnType<typeof readStep>>): number =>
  step.step === 'unknown' ? step.status : step.step === 'ask' && step.error ? 400 : 200;

export const loader = publicLoader(async ({ request, context, deps }) => {
  const query = new URL(request.url).searchParams;
  const origin = await attemptOrigin(request, context);
  const kiosk = await activeKiosk(request, context);
  if (employeeIdInQuery(query) === '') {
    for (const name of employeeIdNames) query.delete(name);
    const title = serverCopy.login.enterId;
    const path = `/driver-login${query.size > 0 ? `?${query}` : ''}`;
    throw await redirectWithToast({ context }, path, { title, kind: 'error' });
  }
  const step = await readStep({ deps, query, origin, kiosk });
  const look = step.step === 'confirm' && step.facility.look;
  const facility = step.step === 'confirm' ? step.facility : tenantInQuery(query);
  const remembered = await findRemembered(request, context, {
    at: facility,
    ...(step.step !== 'ask' && { employeeId: step.employeeId }),
  });
  const resetPath = `/reset-password?${loginQuery(step.employeeId, facility)}`;
  const asked = {
    resetPath,
    remembered,
    isKiosk: kiosk !== null,
    rpId: await findRpId(request, context),
    wasReset: query.get('reset') === 'ok',
    next: query.get('next'),
    hasUnsavedList: hasDraft(query.get('next')?.split('?')[1] ?? ''),
  };
  return data({ ...step, ...asked, ...look }, { status: getStatus(step) });
});

const signInForm = z.object({
  employeeId: z.string().max(100).transform(sentEmployeeId),
  companyId: companyIdSchema,
  siteId: siteIdSchema,
  password: z.string().max(256).default(''),
  next: nextField,
});

export const action = publicAction(async ({ request, sentForm, context, deps }) => {
  const form = await sentForm.parse(z.union([continueForm, passkeyForm, forgetForm, signInForm]));
  if ('intent' in form) {
    if (form.intent === 'passkey') return continueWithPasskey({ request, context }, form);
    return form.intent === 'own-device'
      ? continueOnOwnDevice({ request, context }, form)
      : forgetOwnDevice({ request, context });
  }
  const { companyId, siteId, next, ...input } = form;
  const text = employeeIdProblem(input.employeeId, 'login');
  if (text) {
    const error = {
      code: 'invalid-employee-id',
      title: serverCopy.common.invalidEmployeeId,
      text,
    } as const;
    return data({ error }, { status: 400 });
  }
  const tenant = { companyId, siteId };
  const { platform } = context;
  const origin = await attemptOrigin(request, context);
  const kiosk = (await platform.kiosks.read(request))?.tenant ?? null;
  const signedIn = await signInDriver({ deps, tenant, input, kiosk, ...origin });
  if (!signedIn.ok) {
    if (signedIn.error.code === 'site-deactivated') throw redirect(sitePath(tenant), 303);
    return failure(signedIn.error);
  }
  const { sessions, toasts } = platform;
  context.setCookie(await sessions.start('driver', signedIn.value));
  await markDevice(request, context, tenant, input.employeeId, signedIn.value.signedInBy);
  if (signedIn.value.signedInBy === 'password') {
    const toast = {
      title: serverCopy.login.loginSuccessful,
      description: serverCopy.login.welcomeBack,
      kind: 'success',
    } as const;
    context.setCookie(await toasts.leave(toast));
  }
  const answer = replace(safePath(next, '/driver-preferences'), 303);
  return goOnInOwnLanguage({ request, context }, 'driver', signedIn.value, answer);
});

export default function DriverLogin() {
  const page = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.error;
  if (page.step === 'ask') return <AskId {...page} error={problem?.text ?? page.error} />;
  if (page.step === 'unknown') return <UnknownDriver {...page} />;
  if (page.step === 'choose') return <ChooseFacility {...page} />;
  const { facility } = page;
  return <ConfirmDriver {...page} {...facility} problem={problem} />;
}

/** Shown if no driver has the ID, or with `detail` if the driver's facility is no longer available. */
const UnknownDriver = ({ employeeId, detail }: { employeeId: string; detail: string | null }) => (
  <LoginFrame title={copy.login.title}>
    <Alert kind={detail ? 'warning' : 'error'} live="polite">
      <p>{detail ?? copy.login.notFound}</p>
      <p className="mt-1 text-muted tabular-nums">{copy.login.youEntered(employeeId)}</p>
    </Alert>
    <LinkButton to="/driver-login" variant="primary" size="lg">
      {copy.common.tryAgain}
    </LinkButton>
  </LoginFrame>
);

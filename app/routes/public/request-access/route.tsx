import { data } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import * as z from 'zod';
import type { RequestAnswer } from '~/app/components/registration/request-answer';
import { RequestForm } from '~/app/components/registration/request-form';
import { RequestSubmitted } from '~/app/components/registration/request-submitted';
import { titlePage } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { PageHeader } from '~/app/components/ui/page-header';
import { adminCopy } from '~/app/copy/copy';
import { getLanguage } from '~/app/copy/copy';
import { findZone, listZones } from '~/app/copy/zone-list';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';
import { submitRegistration } from '~/app/services/registration/submit-registration.server';
import { registrationLimits, type RegistrationField } from '~/domain/registration/limits';
export const meta = titlePage(() => adminCopy.registration.requestTitle);

export const loader = publicLoader(async ({ context }) => ({
  stamp: await context.platform.formStamps.issue(),
  zones: listZones(),
}));

const typed = (field: RegistrationField) => z.string().max(registrationLimits[field]).default('');

/** Accepts any text, because the domain checks the fields and words the errors. */
const requestForm = z.object({
  companyName: typed('companyName'),
  contactName: typed('contactName'),
  contactEmail: typed('contactEmail'),
  contactPhone: typed('contactPhone'),
  /** Accepts more characters than a valid code has, so that a code that is too long gets its own error message. */
  siteCode: z.string().max(60).default(''),
  siteName: typed('siteName'),
  siteAddress: typed('siteAddress'),
  // Twice the limit, because browsers count a line break as one character but send two.
  notes: z
    .string()
    .max(2 * registrationLimits.notes)
    .default(''),
  timeZone: typed('timeZone'),
  driverCount: typed('driverCount'),
  siteCount: typed('siteCount'),
  wishedCompanyId: typed('wishedCompanyId'),
  website: z.string().max(2000).default(''),
  stamp: z.string().max(1000).default(''),
});

export const action = publicAction(async ({ sentForm, context, deps }) => {
  const { website: trap, stamp: sent, ...typed } = await sentForm.parse(requestForm);
  const { formStamps } = context.platform;
  const stamp = await formStamps.read(sent);
  const timeZone = findZone(typed.timeZone) ?? typed.timeZone;
  const input = { typed: { ...typed, timeZone }, trap, stamp, language: getLanguage() };
  const result = await submitRegistration({ deps, address: context.clientAddress, input });
  if (result.ok) return data<RequestAnswer>({ submitted: result.value.requestId });
  const { error } = result;
  const { status, ...message } = getErrorMessage(error);
  return data<RequestAnswer>(
    {
      error: { code: error.code, ...message },
      fields: 'fields' in error ? error.fields : [],
      typed,
      // Show the form again with its first stamp, so that a quick correction does not count as a form filled in too
      // fast.
      stamp: stamp ? sent : await formStamps.issue(),
    },
    { status },
  );
});

export default function RequestAccessPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().formMethod === 'POST';
  const submitted = answer && 'submitted' in answer ? answer.submitted : null;
  const refusal = answer && 'error' in answer ? answer : undefined;
  return (
    <div className="shell w-full max-w-3xl py-6">
      <PageHeader
        title={adminCopy.registration.requestTitle}
        back={{ to: '/', label: adminCopy.registration.backToStart }}
      />
      {submitted === null ? (
        <div className="rounded-box border border-base-300 bg-base-100 p-5 sm:p-8">
          <RequestForm
            Form={Form}
            stamp={refusal?.stamp ?? page.stamp}
            zones={page.zones}
            typed={refusal?.typed ?? {}}
            refusal={refusal}
            busy={isBusy}
          />
        </div>
      ) : (
        <div className="flex flex-col items-start gap-5">
          <RequestSubmitted requestId={submitted} />
          <LinkButton to="/">{adminCopy.registration.returnHome}</LinkButton>
        </div>
      )}
    </div>
  );
}

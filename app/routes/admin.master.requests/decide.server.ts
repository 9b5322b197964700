import type * as z from 'zod';
import type { AppError } from '~/app/platform/error-messages/get-error-message.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import type { Toast } from '~/app/platform/http/toast.server';
import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { denyRegistration } from '~/app/services/registration/deny-registration.server';
import { ok, type Result } from '~/domain/shared/result';
import type { decisionForm } from './request-forms.server';

/** Approves or denies; the value is the toast that says so. */
export const decide = async (
  {
    context,
    deps,
    access,
  }: {
    context: Pick<RequestContext, 'approveRegistration'>;
    deps: Deps;
    access: AdminSession;
  },
  form: z.infer<typeof decisionForm>,
): Promise<Result<Toast, AppError>> => {
  if (form.intent === 'approve') {
    const { requestId } = form;
    const approved = await context.approveRegistration({ requestId, approvedBy: access.username });
    if (!approved.ok) return approved;
    const { companyName, companyId, siteId, contactEmail } = approved.value;
    return ok({
      title: 'Request Approved',
      description: `${companyName} is set up as company ${companyId}, site ${siteId}. A link to activate the account goes to ${contactEmail}.`,
      kind: 'success',
    });
  }
  const denied = await denyRegistration({ deps, scope: access.scope, input: form });
  if (!denied.ok) return denied;
  return ok({
    title: 'Request Denied',
    description: `The registration request of ${denied.value.companyName} has been denied.`,
    kind: 'success',
  });
};

import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextArea } from '~/app/components/forms/text-area';
import { LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy, copy } from '~/app/copy/copy';
import { maxDenialReason } from '~/domain/registration/limits';

/** Asks for the reason, which is sent to the contact. */
export const DenyDialog = ({
  request,
  error,
  closeTo,
}: {
  request: { readonly id: string; readonly companyName: string };
  error: ActionError | undefined;
  closeTo: string;
}) => (
  <RouteDialog title={adminCopy.registration.denyTitle} closeTo={closeTo}>
    <PostForm preventScrollReset className="flex flex-col gap-4">
      <ErrorAlert error={error} />
      <p>
        <Sentence
          text={adminCopy.registration.denyText}
          parts={{
            company: <strong>{request.companyName}</strong>,
            request: <span className="text-muted tabular-nums">{request.id}</span>,
          }}
        />
      </p>
      <input type="hidden" name="requestId" value={request.id} />
      <TextArea
        label={adminCopy.registration.reasonForDenial}
        name="reason"
        maxLength={maxDenialReason}
        placeholder={adminCopy.registration.defaultDenialReason}
        hint={adminCopy.registration.reasonHint(adminCopy.registration.defaultDenialReason)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <LinkButton to={closeTo} preventScrollReset variant="ghost">
          {copy.common.cancel}
        </LinkButton>
        <SendButton variant="danger" intent="deny" busyText={adminCopy.registration.denying}>
          {adminCopy.registration.confirmDenial}
        </SendButton>
      </div>
    </PostForm>
  </RouteDialog>
);

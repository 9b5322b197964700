import { Alert } from '~/app/components/ui/alert';
import { adminCopy } from '~/app/copy/copy';

/** Shown instead of the form once the request has been submitted. */
export const RequestSubmitted = ({ requestId }: { requestId: string }) => (
  <Alert kind="success" title={adminCopy.registration.submitted} live="polite">
    {adminCopy.registration.submittedText(requestId)}
  </Alert>
);

import { adminCopy } from '~/app/copy/copy';
import { Alert } from '~/app/components/ui/alert';

/** Replaces the form after it was sent. */
export const RequestSubmitted = ({ requestId }: { requestId: string }) => (
  <Alert kind="success" title={adminCopy.registration.submitted} live="polite">
    {adminCopy.registration.submittedText(requestId)}
  </Alert>
);

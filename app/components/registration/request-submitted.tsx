import { adminCopy } from '~/app/copy/copy';
import { Alert } from '~/app/components/ui/alert';

/** Stands in the place of the form until it was read. */
export const RequestSubmitted = ({ requestId }: { requestId: string }) => (
  <Alert kind="success" title={adminCopy.registration.registrationSubmitted} live="polite">
    {adminCopy.registration.yourRequestHasBeenSubmitted(requestId)}
  </Alert>
);

import { Alert } from '~/app/components/ui/alert';

/** Stands in the place of the form until it was read. */
export const RequestSubmitted = ({ requestId }: { requestId: string }) => (
  <Alert kind="success" title="Registration Submitted" live="polite">
    {`Your request has been submitted (ID: ${requestId}). We will contact you soon.`}
  </Alert>
);

import { Alert } from '~/app/components/ui/alert';

/** Spec 8, in the place of the form: it stays until it was read. */
export const RequestSubmitted = ({ requestId }: { requestId: string }) => (
  <Alert kind="success" title="Registration Submitted" live="polite">
    {`Your request has been submitted (ID: ${requestId}). We will contact you soon.`}
  </Alert>
);

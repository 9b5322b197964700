import { Alert } from '~/app/components/ui/alert';

/** What the last form was refused for: title and text of the error catalogue, one line each. */
export const ErrorAlert = ({ error }: { error: { title: string; text: string } | undefined }) =>
  error && (
    <Alert kind="error" title={error.title} live="assertive">
      <p className="whitespace-pre-line">{error.text}</p>
    </Alert>
  );

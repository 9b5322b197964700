import { Alert } from '~/app/components/ui/alert';

/** Why the last form was refused: the error's title, and its text with line breaks. */
export const ErrorAlert = ({ error }: { error: { title: string; text: string } | undefined }) =>
  error && (
    <Alert kind="error" title={error.title} live="assertive">
      <p className="whitespace-pre-line">{error.text}</p>
    </Alert>
  );

import { Alert } from '~/app/components/ui/alert';

/** Why the last form was refused: the error's title and text, whose line breaks are kept. */
export const ErrorAlert = ({ error }: { error: { title: string; text: string } | undefined }) =>
  error && (
    <Alert kind="error" title={error.title} live="assertive">
      <p className="whitespace-pre-line">{error.text}</p>
    </Alert>
  );

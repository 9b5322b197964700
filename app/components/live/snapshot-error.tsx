import { Alert } from '~/app/components/ui/alert';

/** Spec 8: with the error's own message where it has one. */
export const SnapshotError = ({ error }: { error: unknown }) => (
  <Alert kind="error" title="Failed to load snapshot" live="assertive">
    {error instanceof Error && error.message ? error.message : 'Unexpected error'}
  </Alert>
);

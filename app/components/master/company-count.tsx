import { Alert } from '~/app/components/ui/alert';
import { adminCopy } from '~/app/copy/copy';

/** Which of the matching companies the page shows, and whether some cannot be found yet. */
export const CompanyCount = ({
  shown,
  first,
  count,
  missing,
}: {
  shown: number;
  first: number;
  count: number;
  missing: number;
}) => (
  <>
    {missing > 0 && (
      <Alert kind="info" title={adminCopy.companies.notYetFound(missing)}>
        {adminCopy.companies.notYetFoundText}
      </Alert>
    )}
    {shown > 0 && (
      <p className="text-sm text-muted tabular-nums" role="status">
        {adminCopy.companies.shownOf(first, first + shown - 1, count)}
      </p>
    )}
  </>
);

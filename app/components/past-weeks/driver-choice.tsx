import { Link } from '@remix-run/react';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';

/** The drivers whom a search names, if it does not name exactly one. */
export const DriverChoice = ({
  search,
  drivers,
}: {
  search: string;
  drivers: readonly { readonly employeeId: string; readonly name: string }[];
}) =>
  drivers.length === 0 ? (
    <Card>
      <EmptyState icon="search-x" title={adminCopy.pastWeeks.driverUnknown(search)}>
        {adminCopy.pastWeeks.driverUnknownHint}
      </EmptyState>
    </Card>
  ) : (
    <Card title={adminCopy.pastWeeks.severalDrivers}>
      <ul>
        {drivers.map(({ employeeId, name }) => (
          <li key={employeeId}>
            <Link
              to={`?driver=${employeeId}`}
              className="inline-flex min-h-11 items-center gap-3 text-primary underline"
            >
              <span className="font-mono">{employeeId}</span> {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );

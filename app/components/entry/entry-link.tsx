import { Link } from '@remix-run/react';
import { adminCopy } from '~/app/copy/copy';
import { getEntryPath } from './entry-view';

/** A driver's name that leads to the page for entering their list. */
export const EntryLink = ({
  employeeId,
  name,
  noun,
}: {
  employeeId: string;
  name: string;
  noun: Parameters<typeof getEntryPath>[1];
}) => (
  <Link
    to={getEntryPath(employeeId, noun)}
    title={adminCopy.entry.linkFor(name)}
    className="inline-block max-w-full truncate align-middle leading-6 underline"
  >
    {name}
  </Link>
);

import { Link } from '@remix-run/react';
import { getAddressPath } from '~/app/components/email-addresses/address-path';
import { LinkButton } from '~/app/components/ui/button';
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

/** Leads from a driver in the roster to the page that moves them in seniority. */
export const SeniorityLink = ({ employeeId }: { employeeId: string }) => (
  <section
    aria-label={adminCopy.seniority.title}
    className="mt-6 flex flex-col items-start gap-3 border-t border-base-300 pt-5"
  >
    <h3 className="font-bold">{adminCopy.seniority.title}</h3>
    <p className="text-sm text-muted">{adminCopy.seniority.linkText}</p>
    <LinkButton to={`/admin/edit-drivers/seniority?driver=${employeeId}`}>
      {adminCopy.seniority.link}
    </LinkButton>
  </section>
);

/** Leads from a driver in the roster to the page of leave. */
export const LeaveLink = ({ employeeId }: { employeeId: string }) => (
  <section
    aria-label={adminCopy.leave.title}
    className="mt-6 flex flex-col items-start gap-3 border-t border-base-300 pt-5"
  >
    <h3 className="font-bold">{adminCopy.leave.title}</h3>
    <p className="text-sm text-muted">{adminCopy.leave.linkText}</p>
    <LinkButton to={`/admin/leave?driver=${employeeId}`}>{adminCopy.leave.link}</LinkButton>
  </section>
);

/** Leads from a driver in the roster to the page of their email address. */
export const AddressLink = ({ employeeId }: { employeeId: string }) => (
  <section
    aria-label={adminCopy.emailAddresses.address}
    className="mt-6 flex flex-col items-start gap-3 border-t border-base-300 pt-5"
  >
    <h3 className="font-bold">{adminCopy.emailAddresses.address}</h3>
    <p className="text-sm text-muted">{adminCopy.emailAddresses.linkText}</p>
    <LinkButton to={getAddressPath(employeeId)}>{adminCopy.emailAddresses.link}</LinkButton>
  </section>
);

/** Links from a driver in the roster to the pages for entering their lists. */
export const EntryLinks = ({ employeeId }: { employeeId: string }) => (
  <section
    aria-label={adminCopy.entry.heading}
    className="mt-6 flex flex-col items-start gap-3 border-t border-base-300 pt-5"
  >
    <h3 className="font-bold">{adminCopy.entry.heading}</h3>
    <p className="text-sm text-muted">{adminCopy.entry.headingText}</p>
    <div className="flex flex-wrap gap-2">
      <LinkButton to={getEntryPath(employeeId, 'job')}>{adminCopy.entry.jobs}</LinkButton>
      <LinkButton to={getEntryPath(employeeId, 'week')}>{adminCopy.entry.vacation}</LinkButton>
    </div>
  </section>
);

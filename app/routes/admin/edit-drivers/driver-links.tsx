import { getAddressPath } from '~/app/components/email-addresses/address-path';
import { getEntryPath } from '~/app/components/entry/entry-view';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';

const Section = ({
  title,
  text,
  links,
}: {
  title: string;
  text: string;
  links: readonly (readonly [label: string, to: string])[];
}) => (
  <section
    aria-label={title}
    className="mt-6 flex flex-col items-start gap-3 border-t border-base-300 pt-5"
  >
    <h3 className="font-bold">{title}</h3>
    <p className="text-sm text-muted">{text}</p>
    <div className="flex flex-wrap gap-2">
      {links.map(([label, to]) => (
        <LinkButton key={to} to={to}>
          {label}
        </LinkButton>
      ))}
    </div>
  </section>
);

/** Links from a driver in the roster to the pages about their lists, leave, seniority and email address. */
export const DriverLinks = ({ employeeId }: { employeeId: string }) => {
  const { entry, leave, seniority, emailAddresses } = adminCopy;
  return (
    <>
      <Section
        title={entry.heading}
        text={entry.headingText}
        links={[
          [entry.jobs, getEntryPath(employeeId, 'job')],
          [entry.vacation, getEntryPath(employeeId, 'week')],
        ]}
      />
      <Section
        title={leave.title}
        text={leave.linkText}
        links={[[leave.link, `/admin/leave?driver=${employeeId}`]]}
      />
      <Section
        title={seniority.title}
        text={seniority.linkText}
        links={[[seniority.link, `/admin/edit-drivers/seniority?driver=${employeeId}`]]}
      />
      <Section
        title={emailAddresses.address}
        text={emailAddresses.linkText}
        links={[[emailAddresses.link, getAddressPath(employeeId)]]}
      />
    </>
  );
};

/** Leads from a driver in the roster to the page that erases them. */
export const EraseLink = ({ employeeId }: { employeeId: string }) => {
  const { erasure } = adminCopy;
  return (
    <Section
      title={erasure.title}
      text={erasure.linkText}
      links={[[erasure.link, `/admin/erase-driver?employeeId=${employeeId}`]]}
    />
  );
};

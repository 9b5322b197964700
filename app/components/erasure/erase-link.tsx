import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';

/** Leads from a driver in the roster to the page that erases them. */
export const EraseLink = ({ employeeId }: { employeeId: string }) => (
  <section
    aria-label={adminCopy.erasure.title}
    className="mt-6 flex flex-col items-start gap-3 border-t border-base-300 pt-5"
  >
    <h3 className="font-bold">{adminCopy.erasure.title}</h3>
    <p className="text-sm text-muted">{adminCopy.erasure.linkText}</p>
    <LinkButton to={`/admin/erase-driver?employeeId=${employeeId}`}>
      {adminCopy.erasure.link}
    </LinkButton>
  </section>
);

import { adminCopy, copy } from '~/app/copy/copy';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LinkButton } from '~/app/components/ui/button';
import { companyHref, type CompanyQuery } from './company-query';

/** Links to the page before and after. The list is paged by cursor, so there are no page numbers. */
export const CompanyPages = ({
  query,
  previous,
  next,
}: {
  query: CompanyQuery;
  previous: string | null;
  next: string | null;
}) => {
  if (previous === null && next === null) return null;
  return (
    <nav
      aria-label={adminCopy.master.pagesOfCompanies}
      className="flex items-center justify-between gap-3"
    >
      {previous !== null ? (
        <LinkButton
          to={companyHref({ ...query, page: previous })}
          rel="prev"
          icon={<ChevronLeft className="size-5" aria-hidden />}
        >
          {copy.shell.previous}
        </LinkButton>
      ) : (
        <span />
      )}
      {next !== null && (
        <LinkButton to={companyHref({ ...query, page: next })} rel="next">
          {copy.shell.next}
          <ChevronRight className="size-5" aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
};

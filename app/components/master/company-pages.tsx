import { adminCopy } from '~/app/copy/copy';
import { ChevronRight } from 'lucide-react';
import { LinkButton } from '~/app/components/ui/button';
import { companyHref, type CompanyQuery } from './company-query';

/** Links to the next and the first page. The list is paged by cursor, so there are no page numbers. */
export const CompanyPages = ({ query, next }: { query: CompanyQuery; next: string | null }) => {
  if (query.after === null && next === null) return null;
  return (
    <nav
      aria-label={adminCopy.master.pagesOfCompanies}
      className="flex items-center justify-between gap-3"
    >
      {query.after !== null ? (
        <LinkButton to={companyHref({ ...query, after: null })} rel="first">
          {adminCopy.master.firstPage}
        </LinkButton>
      ) : (
        <span />
      )}
      {next !== null && (
        <LinkButton to={companyHref({ ...query, after: next })} rel="next">
          {adminCopy.master.nextCompanies}
          <ChevronRight className="size-5" aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
};

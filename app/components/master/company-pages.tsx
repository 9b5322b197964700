import { ChevronRight } from 'lucide-react';
import { LinkButton } from '~/app/components/ui/button';
import { companyHref, type CompanyQuery } from './company-query';

/** On to the next companies, and back to the first: a place in a long list has no page number. */
export const CompanyPages = ({ query, next }: { query: CompanyQuery; next: string | null }) => {
  if (query.after === null && next === null) return null;
  return (
    <nav aria-label="Pages of companies" className="flex items-center justify-between gap-3">
      {query.after !== null ? (
        <LinkButton to={companyHref({ ...query, after: null })} rel="first">
          First page
        </LinkButton>
      ) : (
        <span />
      )}
      {next !== null && (
        <LinkButton to={companyHref({ ...query, after: next })} rel="next">
          Next companies
          <ChevronRight className="size-5" aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
};

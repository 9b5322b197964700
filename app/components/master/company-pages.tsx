import { LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy, copy } from '~/app/copy/copy';
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
          icon={<Icon name="chevron-left" className="size-5" />}
        >
          {copy.shell.previous}
        </LinkButton>
      ) : (
        <span />
      )}
      {next !== null && (
        <LinkButton to={companyHref({ ...query, page: next })} rel="next">
          {copy.shell.next}
          <Icon name="chevron-right" className="size-5" />
        </LinkButton>
      )}
    </nav>
  );
};

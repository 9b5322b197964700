import { Form } from '@remix-run/react';
import { SearchBox } from '~/app/components/forms/search-box';
import { Select } from '~/app/components/forms/select';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { companyFilters, companyOrders } from '~/domain/company/select-companies';
import type { CompanyQuery } from './company-query';

/** Searches, filters and sorts all companies. The server does it, because the page has only a part of the list. */
export const CompanySearch = ({ query: { search, filter, order } }: { query: CompanyQuery }) => {
  const { filters, orders } = adminCopy.companies;
  return (
    <Form
      key={`${search} ${filter} ${order}`}
      method="get"
      role="search"
      className="flex flex-wrap items-end gap-3"
    >
      <SearchBox
        label={adminCopy.master.searchCompanies}
        placeholder={adminCopy.companies.searched}
        defaultValue={search}
        maxLength={120}
        className="sm:max-w-96"
      />
      <Select
        label={adminCopy.companies.show}
        name="show"
        defaultValue={filter}
        options={companyFilters.map((value) => ({ value, label: filters[value] }))}
        className="flex-1 basis-36 sm:max-w-56"
      />
      <Select
        label={adminCopy.companies.sortBy}
        name="sort"
        defaultValue={order}
        options={companyOrders.map((value) => ({ value, label: orders[value] }))}
        className="flex-1 basis-36 sm:max-w-56"
      />
      <Button>{adminCopy.common.search}</Button>
    </Form>
  );
};

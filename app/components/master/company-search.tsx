import { adminCopy } from '~/app/copy/copy';
import { Form } from '@remix-run/react';
import { Button } from '~/app/components/ui/button';
import { SearchBox } from '~/app/components/forms/search-box';

/** Searches all companies by name or ID. The server does the search, because the page has only a part of the list. */
export const CompanySearch = ({ search }: { search: string }) => (
  <Form method="get" role="search" className="flex w-full gap-2 sm:w-96">
    <SearchBox
      key={search}
      label={adminCopy.master.searchCompanies}
      placeholder={adminCopy.master.companyNameOrId}
      defaultValue={search}
      maxLength={120}
    />
    <Button>{adminCopy.common.search}</Button>
  </Form>
);

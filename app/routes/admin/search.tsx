import { Form, Link, useLoaderData } from '@remix-run/react';
import { searchField } from '~/app/components/address/codec';
import { AdminPage } from '~/app/components/admin/admin-page';
import { SearchBox } from '~/app/components/forms/search-box';
import { groupResults } from '~/app/components/frame/search-results';
import { titlePage } from '~/app/components/shell/product';
import { useClock } from '~/app/components/time/use-clock';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { useAdminFrame } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { searchSite } from '~/app/services/roster/search-site.server';

export const meta = titlePage(() => adminCopy.frame.searchTitle);

export const loader = stewardLoader(async ({ request, deps, access }) => {
  const query = searchField.read(new URL(request.url).searchParams);
  return { query, found: await searchSite({ deps, access }, query) };
});

/** The search as a page of its own, for browsers without JavaScript. */
export default function Search() {
  const { query, found } = useLoaderData<typeof loader>();
  const role = useAdminFrame()?.role ?? 'steward';
  const groups = groupResults(query, found, { role, clock: useClock() });
  return (
    <AdminPage title={adminCopy.frame.searchTitle}>
      <Form method="get" className="flex flex-wrap gap-2">
        <SearchBox
          label={adminCopy.frame.searchTitle}
          placeholder={adminCopy.frame.searchHint}
          maxLength={100}
          className="sm:w-96"
          defaultValue={query}
        />
        <Button variant="primary">{adminCopy.common.search}</Button>
      </Form>
      {groups.length === 0 && (
        <Card>
          <EmptyState title={adminCopy.frame.nothingFound(query)}>
            {adminCopy.frame.searchHint}
          </EmptyState>
        </Card>
      )}
      {groups.map(({ title, results }) => (
        <Card key={title} title={title}>
          <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
            {results.map(({ to, label, text }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
                  <span className="font-semibold text-primary underline">{label}</span>
                  <span className="text-sm text-muted">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </AdminPage>
  );
}

import { Form, Link, useSearchParams } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { SearchBox } from '~/app/components/forms/search-box';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Pagination } from '~/app/components/ui/pagination';
import { adminCopy } from '~/app/copy/copy';
import { showCell } from '~/domain/roster/read-cell';
import type { GridRow, ListViewProps } from './roster-definition';

const pageLength = 50;

/** The list for pages without JavaScript: a link to edit each row, and checkboxes to delete several. */
export const PlainList = ({ noun, rows, columns, empty, addLabel }: ListViewProps) => {
  const { roster } = adminCopy;
  const [query] = useSearchParams();
  const search = query.get('q') ?? '';
  const found = rows.filter((row) =>
    Object.values(row).join(' ').toLowerCase().includes(search.trim().toLowerCase()),
  );
  const pages = Math.max(1, Math.ceil(found.length / pageLength));
  const page = Math.min(pages, Math.max(1, Math.floor(Number(query.get('page'))) || 1));
  return (
    <div className="flex flex-col gap-4">
      <Form method="get" className="flex flex-wrap gap-2">
        <input type="hidden" name="tab" value="plain" />
        <SearchBox label={roster.searchRows(noun)} className="sm:w-72" defaultValue={search} />
        <Button>{adminCopy.common.search}</Button>
        <LinkButton to="?tab=plain&dialog=add" icon="plus">
          {addLabel}
        </LinkButton>
      </Form>
      <Card flush className="overflow-hidden">
        {found.length === 0 ? (
          <EmptyState title={rows.length === 0 ? empty : roster.noMatch(noun, search)} />
        ) : (
          <PostForm action="?tab=plain&dialog=delete">
            <DataTable
              caption={roster.all(noun)}
              heads={[roster.select, roster.edit, ...columns.map(({ label }) => label)]}
            >
              {found.slice((page - 1) * pageLength, page * pageLength).map((row) => (
                <PlainRow key={row.id} row={row} columns={columns} />
              ))}
            </DataTable>
            <div className="p-4">
              <Button name="intent" value="delete" icon="trash">
                {roster.deleteSelected(noun)}
              </Button>
            </div>
          </PostForm>
        )}
        <Pagination
          label={roster.pages}
          page={page}
          pages={pages}
          toHref={(to) => `?${new URLSearchParams({ tab: 'plain', q: search, page: String(to) })}`}
        />
      </Card>
    </div>
  );
};

const PlainRow = ({ row, columns }: Pick<ListViewProps, 'columns'> & { row: GridRow }) => (
  <tr>
    <Cell>
      <input
        type="checkbox"
        name="selected"
        value={row.id}
        className="checkbox"
        aria-label={adminCopy.roster.selectRow(row.id)}
      />
    </Cell>
    <Cell>
      <Link
        to={`?tab=plain&edit=${encodeURIComponent(row.id)}`}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline"
        aria-label={adminCopy.roster.editRow(row.id)}
      >
        {adminCopy.roster.edit}
      </Link>
    </Cell>
    {columns.map(({ field, kind }) => (
      <Cell key={field} className="tabular-nums">
        {typeof row[field] === 'boolean'
          ? row[field]
            ? adminCopy.common.yes
            : adminCopy.common.no
          : showCell(kind, row[field])}
      </Cell>
    ))}
  </tr>
);

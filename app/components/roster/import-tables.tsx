import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminCopy } from '~/app/copy/copy';
import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import type { CellValue, Row } from '~/domain/roster/change-list';
import type { RosterNoun } from '~/domain/roster/roster-text';
import type { ImportField, ImportView } from './import-view';

type Fields = readonly ImportField[];

const showValue = (value: CellValue | undefined, { blank }: Partial<ImportField>): string => {
  const shown = value ?? blank ?? '';
  if (typeof shown === 'boolean') return shown ? adminCopy.common.yes : adminCopy.common.no;
  return String(shown);
};

/** A group of rows that can be folded, with how many of them are not shown. */
export const Group = ({
  title,
  isOpen = false,
  count,
  shown,
  children,
}: {
  title: string;
  isOpen?: boolean;
  count: number;
  shown: number;
  children: ReactNode;
}) =>
  count > 0 && (
    <details className="group border-t border-base-300" open={isOpen}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2 font-semibold sm:px-5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-5 transition-transform group-open:rotate-90"
          aria-hidden="true"
        />
        {title}
      </summary>
      {children}
      {count > shown && (
        <p className="px-4 py-3 text-sm text-muted sm:px-5">
          {adminCopy.importPreview.more(count - shown)}
        </p>
      )}
    </details>
  );

const RowsTable = ({
  caption,
  rows,
  fields,
}: {
  caption: string;
  rows: readonly { readonly line?: number; readonly row: Row }[];
  fields: Fields;
}) => {
  const hasLines = rows.some(({ line }) => line !== undefined);
  return (
    <DataTable caption={caption} maxHeight="max-h-96">
      <thead>
        <tr>
          {hasLines && <HeadCell>{adminCopy.importPreview.line}</HeadCell>}
          {fields.map(({ field, label }) => (
            <HeadCell key={field} className="whitespace-nowrap">
              {label}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody className="text-sm tabular-nums">
        {rows.map(({ line, row }, index) => (
          <tr key={index}>
            {hasLines && <Cell className="text-muted">{line}</Cell>}
            {fields.map((column, at) => (
              <Cell key={column.field} className={at === 0 ? 'font-mono' : undefined}>
                {showValue(row[column.field], column)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

export const AddedRows = ({ shown, fields }: { shown: ImportView['added']; fields: Fields }) => {
  const title = adminCopy.importPreview.added(shown.count);
  return (
    <Group title={title} count={shown.count} shown={shown.rows.length} isOpen>
      <RowsTable caption={title} rows={shown.rows} fields={fields} />
    </Group>
  );
};

export const ChangedRows = ({
  shown: { count, rows },
  fields,
}: {
  shown: ImportView['changed'];
  fields: Fields;
}) => {
  const title = adminCopy.importPreview.changed(count);
  const byField = new Map(fields.map((field) => [field.field, field]));
  const describe = ({ field = '', from, to }: (typeof rows)[number]['changes'][number]) => {
    const column = byField.get(field) ?? { label: field };
    const show = (value: CellValue | undefined) =>
      showValue(value, column) || adminCopy.roster.empty;
    return adminCopy.importPreview.change(column.label, show(from), show(to));
  };
  return (
    <Group title={title} count={count} shown={rows.length} isOpen>
      <DataTable caption={title} maxHeight="max-h-96">
        <thead>
          <tr>
            <HeadCell>{adminCopy.importPreview.line}</HeadCell>
            <HeadCell className="whitespace-nowrap">{fields[0]?.label}</HeadCell>
            <HeadCell className="w-full">{adminCopy.importPreview.changes}</HeadCell>
          </tr>
        </thead>
        <tbody className="text-sm tabular-nums">
          {rows.map(({ line, id, changes }) => (
            <tr key={id}>
              <Cell className="text-muted">{line}</Cell>
              <Cell className="font-mono">{id}</Cell>
              <Cell>
                <ul>
                  {changes.map((change) => (
                    <li key={change.field}>{describe(change)}</li>
                  ))}
                </ul>
              </Cell>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Group>
  );
};

export const MissingRows = ({
  shown: { count, rows },
  uses,
  noun,
  fields,
}: {
  shown: ImportView['missing'];
  uses: ImportView['uses'];
  noun: RosterNoun;
  fields: Fields;
}) => {
  const title = adminCopy.importPreview.missing(count);
  const { usesManual, usesDriverLists, usesInLists } = adminCopy.importPreview;
  const sayLists = noun === 'driver' ? usesDriverLists : usesInLists;
  return (
    <Group title={title} count={count} shown={rows.length} isOpen>
      {uses && (uses.inLists || uses.manual) ? (
        <p className="px-4 pb-3 text-sm sm:px-5">
          {uses.inLists ? `${sayLists(uses.inLists)} ` : ''}
          {uses.manual > 0 && usesManual(uses.manual)}
        </p>
      ) : null}
      <RowsTable caption={title} rows={rows.map((row) => ({ row }))} fields={fields} />
    </Group>
  );
};

export const UnchangedRows = ({ shown: { count, rows } }: { shown: ImportView['unchanged'] }) => (
  <Group title={adminCopy.importPreview.unchanged(count)} count={count} shown={rows.length}>
    <p className="px-4 pb-4 font-mono text-sm break-words text-muted sm:px-5">{rows.join(', ')}</p>
  </Group>
);

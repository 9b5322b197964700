import type { ReactNode } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';
import type { CellValue } from '~/domain/roster/change-list';
import type { RosterNoun } from '~/domain/roster/roster-text';
import type { ImportField, ShownChange, ShownRow, ShownRows, ShownUses } from './import-view';

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
        <Icon name="chevron-right" className="size-5 transition-transform group-open:rotate-90" />
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

/** Whole rows, such as those that an import adds, without columns of facts that none of them has. */
export const RowsGroup = ({
  title,
  shown: { count, rows },
  fields: all,
  children,
}: {
  title: string;
  shown: ShownRows<ShownRow>;
  fields: Fields;
  /** What is said above the rows. */
  children?: ReactNode;
}) => {
  const hasLines = rows.some(({ line }) => line !== undefined);
  const fields = all.filter(
    ({ field, blank }) => blank !== '' || rows.some(({ row }) => (row[field] ?? '') !== ''),
  );
  return (
    <Group title={title} count={count} shown={rows.length} isOpen>
      {children}
      <DataTable
        caption={title}
        maxHeight="max-h-96"
        heads={[
          hasLines && adminCopy.importPreview.line,
          ...fields.map(({ field, label }) => (
            <HeadCell key={field} className="whitespace-nowrap">
              {label}
            </HeadCell>
          )),
        ]}
        bodyClassName="text-sm tabular-nums"
      >
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
      </DataTable>
    </Group>
  );
};

/** Rows with the fields that change. */
export const ChangesGroup = ({
  title,
  shown: { count, rows },
  fields,
}: {
  title: string;
  shown: ShownRows<ShownChange>;
  fields: Fields;
}) => {
  const hasLines = rows.some(({ line }) => line !== undefined);
  const byField = new Map(fields.map((field) => [field.field, field]));
  const describe = ({ field = '', from, to }: ShownChange['changes'][number]) => {
    const column = byField.get(field) ?? { label: field };
    const show = (value: CellValue | undefined) =>
      showValue(value, column) || adminCopy.roster.empty;
    return adminCopy.importPreview.change(column.label, show(from), show(to));
  };
  return (
    <Group title={title} count={count} shown={rows.length} isOpen>
      <DataTable
        caption={title}
        maxHeight="max-h-96"
        heads={[
          hasLines && adminCopy.importPreview.line,
          <HeadCell className="whitespace-nowrap">{fields[0]?.label}</HeadCell>,
          <HeadCell className="w-full">{adminCopy.importPreview.changes}</HeadCell>,
        ]}
        bodyClassName="text-sm tabular-nums"
      >
        {rows.map(({ line, id, changes }) => (
          <tr key={id}>
            {hasLines && <Cell className="text-muted">{line}</Cell>}
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
      </DataTable>
    </Group>
  );
};

/** Rows of which only the IDs are shown. */
export const IdsGroup = ({
  title,
  shown: { count, rows },
}: {
  title: string;
  shown: ShownRows<string>;
}) => (
  <Group title={title} count={count} shown={rows.length}>
    <p className="px-4 pb-4 font-mono text-sm break-words text-muted sm:px-5">{rows.join(', ')}</p>
  </Group>
);

/** How many of the rows that would be removed are in use. */
export const UsesNote = ({ uses, noun }: { uses: ShownUses | null; noun: RosterNoun }) => {
  if (!uses?.inLists && !uses?.manual) return null;
  const { usesManual, usesDriverLists, usesInLists } = adminCopy.importPreview;
  const sayLists = noun === 'driver' ? usesDriverLists : usesInLists;
  return (
    <p className="px-4 pb-3 text-sm sm:px-5">
      {uses.inLists ? `${sayLists(uses.inLists)} ` : ''}
      {uses.manual > 0 && usesManual(uses.manual)}
    </p>
  );
};

/** What keeps a change from being stored. */
export const Clashes = ({ title, clashes }: { title: ReactNode; clashes: readonly string[] }) =>
  clashes.length > 0 && (
    <div className="px-4 pb-4 sm:px-5">
      <Alert kind="error" title={title}>
        <ul className="list-disc space-y-1 ps-5 text-sm tabular-nums">
          {clashes.map((clash) => (
            <li key={clash}>{clash}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );

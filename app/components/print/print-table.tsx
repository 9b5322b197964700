import type { ReactNode } from 'react';
import { classNames } from '~/app/components/ui/class-names';

/**
 * A column by its heading. Cells stay on one line, so that dates and IDs are easy to scan, unless the column holds names,
 * other long texts, or lists, which get the space that is left. On a phone they all wrap but dates, so that no column is cut.
 */
export type PrintColumn =
  | string
  | { readonly label: string; readonly holds: 'dates' | 'names' | 'texts' | 'lists' };

const columnStyles = {
  codes: 'sm:whitespace-nowrap print:whitespace-nowrap',
  dates: 'whitespace-nowrap',
  names: 'min-w-36 wrap-anywhere',
  texts: 'min-w-15 sm:min-w-20 wrap-anywhere',
  lists: 'w-full min-w-64 wrap-anywhere',
} as const;

const toColumn = (column: PrintColumn) =>
  typeof column === 'string' ? { label: column, holds: 'codes' as const } : column;

/** A printed table in dense rows, about 45 a page. Its header repeats on every page. */
export const PrintTable = ({
  caption,
  columns,
  rows,
}: {
  /** Read by screen readers, not shown. */
  caption: string;
  columns: readonly PrintColumn[];
  rows: readonly (readonly ReactNode[])[];
}) => {
  const heads = columns.map(toColumn);
  return (
    // On a phone the table scrolls, so it must be focusable for the keyboard.
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-start [&_td]:border-b [&_td]:border-neutral-400 [&_td]:py-1.5 [&_td]:pe-3 print:[&_td]:py-[1.25pt] print:[&_td]:pe-2 [&_th]:border-b-2 [&_th]:border-black [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-start [&_th]:align-bottom print:[&_th]:py-[1.25pt] print:[&_th]:pe-2">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className={classNames(
                    'align-top tabular-nums',
                    columnStyles[heads[column]?.holds ?? 'codes'],
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

import { clockTime, longDate, wallTimeOf, zoneLabel } from '~/app/components/time/format-time';
import { PrintPage, PrintTable } from '~/app/components/ui/print-page';
import { printDelayMs } from '~/app/components/ui/use-print-on-open';
import type { Catalogue } from './catalogue';
import type { CatalogueView } from './ranking-view';

/** The driver's list on paper: what the server has, not what is being edited. */
export const PrintSheet = <Item, Column extends string, Filter>({
  view,
  catalogue: { getId, printed },
  printedAt,
  about,
  unsaved,
}: {
  view: CatalogueView<Item, Column, Filter>;
  catalogue: Catalogue<Item, Column, Filter>;
  /** ISO instant. */
  printedAt: string;
  about: string;
  /** What stands for a receipt while nothing was saved. */
  unsaved: string;
}) => {
  const byId = new Map(view.offered.map((item) => [getId(item), item]));
  const { title, columns, toCells } = printed;
  const { driver, companyName, site, list, saved } = view;
  const zone = zoneLabel(site.timeZone);
  const at = (instant: string) => {
    const wallTime = wallTimeOf(instant, site.timeZone);
    return `${longDate(wallTime)}, ${clockTime(wallTime)} ${zone}`;
  };
  const facts: [string, string][] = [
    ['Name', driver.name],
    ['Employee ID', driver.employeeId],
    ['Seniority', String(driver.seniorityNumber ?? 'N/A')],
    ['Date', at(printedAt)],
    ['Saved', saved ? `${at(saved.acceptedAt)}, receipt ${saved.receiptNumber}` : unsaved],
  ];
  return (
    <PrintPage
      letterhead={`${companyName} · ${site.name} (${site.siteId})`}
      title={title}
      subtitle={about}
      printedAt={`${at(printedAt)} (${site.timeZone})`}
      delayMs={printDelayMs.driver}
    >
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {list.length === 0 ? (
        <p>The list is empty.</p>
      ) : (
        <PrintTable caption="Picks" columns={['Pick', ...columns]}>
          {list.map((id, index) => (
            <tr key={id} className="tabular-nums">
              <td>{index + 1}</td>
              <td className="font-bold">{id}</td>
              {columns.slice(1).map((column, place) => {
                const item = byId.get(id);
                return <td key={column}>{item && toCells(item)[place]}</td>;
              })}
            </tr>
          ))}
        </PrintTable>
      )}
    </PrintPage>
  );
};

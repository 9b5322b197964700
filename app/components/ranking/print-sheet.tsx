import {
  formatPrintTime,
  PrintFacts,
  PrintSheet,
  PrintTable,
} from '~/app/components/print/print-sheet';
import type { CataloguePage } from './catalogue';
import type { CatalogueView } from './ranking-view';

/** The driver's list on paper: what the server has, not what is being edited. */
export const RankingSheet = <Item, Column extends string, Filter>({
  view: { driver, companyName, site, list, saved, offered },
  catalogue: { getId, printed },
  printedAt,
  about,
  unsaved,
}: {
  view: CatalogueView<Item, Column, Filter>;
  catalogue: CataloguePage<Item, Column, Filter>;
  /** ISO instant. */
  printedAt: string;
  about: string;
  /** What stands for a receipt while nothing was saved. */
  unsaved: string;
}) => {
  const { title, columns, toCells } = printed;
  const { name: siteName, siteId, timeZone } = site;
  const at = (instant: string) => formatPrintTime(instant, timeZone);
  const byId = new Map(offered.map((item) => [getId(item), item]));
  const toRow = (id: string, index: number) => {
    const item = byId.get(id);
    return [index + 1, <b key={id}>{id}</b>, ...(item ? toCells(item) : columns.slice(1).fill(''))];
  };
  return (
    <PrintSheet
      {...{ title, about, companyName, siteName, siteId, timeZone, printedAt }}
      hasLongTime
      forDriver
    >
      <PrintFacts
        facts={[
          ['Name', driver.name],
          ['Employee ID', driver.employeeId],
          ['Seniority', String(driver.seniorityNumber ?? 'N/A')],
          ['Date', at(printedAt)],
          ['Saved', saved ? `${at(saved.acceptedAt)}, receipt ${saved.receiptNumber}` : unsaved],
        ]}
      />
      {list.length === 0 ? (
        <p>The list is empty.</p>
      ) : (
        <PrintTable caption="Picks" columns={['Pick', ...columns]} rows={list.map(toRow)} />
      )}
    </PrintSheet>
  );
};

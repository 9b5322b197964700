import { makePrintHead, PrintFacts, PrintSheet } from '~/app/components/print/print-sheet';
import { PrintTable } from '~/app/components/print/print-table';
import { useClock } from '~/app/components/time/use-clock';
import { copy } from '~/app/copy/copy';
import { formatLongInstant } from '~/app/copy/format-time';
import type { CataloguePage } from './catalogue';
import type { CatalogueView } from './ranking-view';
import type { SavedList } from './save/receipt';

/** Time and number of the receipt and, if an administrator entered the list, who asked for it. */
const describeSave = ({ receiptNumber, enteredBy }: SavedList, at: string): string =>
  [
    copy.ranking.receipt(at, receiptNumber),
    ...(enteredBy ? [copy.ranking.enteredBy(enteredBy)] : []),
  ].join('. ');

/** The driver's list as saved on the server, for printing. Unsaved changes are left out. */
export const RankingSheet = <Item, Column extends string, Filter>({
  view: { driver, companyName, logo, site, list, saved, offered },
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
  /** Shown instead of a receipt if nothing was saved yet. */
  unsaved: string;
}) => {
  const { title, columns, toCells } = printed;
  const clock = useClock();
  const at = (instant: string) => formatLongInstant(instant, site.timeZone, clock);
  const byId = new Map(offered.map((item) => [getId(item), item]));
  const toRow = (id: string, index: number) => {
    const item = byId.get(id);
    const cells = item ? toCells(item, clock) : columns.slice(1).map(() => '');
    return [index + 1, <b key={id}>{id}</b>, ...cells];
  };
  return (
    <PrintSheet
      title={title}
      about={about}
      {...makePrintHead(
        { site, company: { companyId: site.companyId, name: companyName } },
        printedAt,
      )}
      logo={logo}
      hasLongTime
      forDriver
    >
      <PrintFacts
        facts={[
          [copy.ranking.name, driver.name],
          [copy.common.employeeId, driver.employeeId],
          [copy.ranking.seniority, String(driver.seniorityNumber ?? copy.common.notAvailable)],
          [copy.ranking.date, at(printedAt)],
          [copy.ranking.saved, saved ? describeSave(saved, at(saved.acceptedAt)) : unsaved],
        ]}
      />
      {list.length === 0 ? (
        <p>{copy.listPrint.empty}</p>
      ) : (
        <PrintTable
          caption={copy.ranking.picks}
          columns={[copy.ranking.pick, ...columns]}
          rows={list.map(toRow)}
        />
      )}
    </PrintSheet>
  );
};

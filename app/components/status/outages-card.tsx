import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { VisitorTime } from './visitor-time';

interface OutagesProps {
  readonly days: number;
  readonly checkedSince: string | null;
  /** The latest first. */
  readonly gaps: readonly { readonly from: string; readonly minutes: number }[];
}

/** More would make the page long, and nobody reads them. */
const mostShown = 20;

const Outages = ({ days, gaps }: Pick<OutagesProps, 'days' | 'gaps'>) => {
  const { status } = copy;
  const hidden = gaps.length - mostShown;
  return (
    <>
      <DataTable caption={status.recent(days)}>
        <thead>
          <tr>
            <HeadCell>{status.from}</HeadCell>
            <HeadCell>{status.length}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {gaps.slice(0, mostShown).map(({ from, minutes }) => (
            <tr key={from}>
              <Cell>
                <VisitorTime at={from} />
              </Cell>
              <Cell className="tabular-nums">{status.outage(minutes)}</Cell>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {hidden > 0 && <p className="mt-2 text-sm text-muted">{status.more(hidden)}</p>}
    </>
  );
};

/** When the product did not answer in the last days. */
export const OutagesCard = ({ days, checkedSince, gaps }: OutagesProps) => {
  const { status } = copy;
  return (
    <Card title={status.recent(days)} description={status.checked}>
      {checkedSince === null ? (
        <p className="text-muted">{status.notChecked}</p>
      ) : gaps.length === 0 ? (
        <Alert kind="success" title={status.none}>
          <Sentence text={status.noneText} parts={{ since: <VisitorTime at={checkedSince} /> }} />
        </Alert>
      ) : (
        <Outages days={days} gaps={gaps} />
      )}
    </Card>
  );
};

import { useReaderZone } from '~/app/components/time/deadline-text';
import { InstantText } from '~/app/components/time/instant-text';
import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';

/** An instant in the time zone of the visitor's device; without JavaScript in UTC. */
const VisitorTime = ({ at }: { at: string }) => (
  <InstantText at={at} timeZone={useReaderZone() ?? 'UTC'} />
);

interface OutagesProps {
  readonly days: number;
  readonly checkedSince: string | null;
  /** The latest first. */
  readonly gaps: readonly { readonly from: string; readonly minutes: number }[];
  /** How many earlier ones there were. */
  readonly moreGaps: number;
}

const Outages = ({ days, gaps, moreGaps }: Omit<OutagesProps, 'checkedSince'>) => {
  const { status } = copy;
  return (
    <>
      <DataTable caption={status.recent(days)} heads={[status.from, status.length]}>
        {gaps.map(({ from, minutes }) => (
          <tr key={from}>
            <Cell>
              <VisitorTime at={from} />
            </Cell>
            <Cell className="tabular-nums">{status.outage(minutes)}</Cell>
          </tr>
        ))}
      </DataTable>
      {moreGaps > 0 && <p className="mt-2 text-sm text-muted">{status.more(moreGaps)}</p>}
    </>
  );
};

/** When the product did not answer in the last days. */
export const OutagesCard = ({ days, checkedSince, gaps, moreGaps }: OutagesProps) => {
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
        <Outages days={days} gaps={gaps} moreGaps={moreGaps} />
      )}
    </Card>
  );
};

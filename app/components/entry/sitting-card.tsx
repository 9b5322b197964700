import { useClock } from '~/app/components/time/use-clock';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy, copy } from '~/app/copy/copy';
import { formatTime, getWallTime } from '~/app/copy/format-time';

interface SittingRow {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  /** The list as it is stored now; null if it is not read, or was replaced by another one since. */
  readonly entered: {
    readonly receiptNumber: string;
    readonly acceptedAt: string;
    /** Null while lists are sealed. */
    readonly count: number | null;
  } | null;
  readonly isReplaced: boolean;
  /** The URL of the page on which this list is corrected. */
  readonly correctPath: string;
}

/** The lists that were entered in this sitting, the latest first, each with a link to correct it. */
export const SittingCard = ({
  rows,
  timeZone,
}: {
  rows: readonly SittingRow[];
  timeZone: string;
}) => {
  const { enterLists, common } = adminCopy;
  const clock = useClock();
  if (rows.length === 0)
    return (
      <Card title={enterLists.entered}>
        <EmptyState icon="list-plus" title={enterLists.none}>
          {enterLists.noneHint}
        </EmptyState>
      </Card>
    );
  return (
    <Card flush title={`${enterLists.entered} (${rows.length})`} className="overflow-hidden">
      <DataTable
        caption={enterLists.entered}
        maxHeight="max-h-[36rem]"
        className="text-sm"
        heads={[
          copy.common.driver,
          copy.ranking.picks,
          enterLists.savedAt,
          <span key="correct" className="sr-only">
            {enterLists.correct}
          </span>,
        ]}
        bodyClassName="tabular-nums"
      >
        {rows.map(({ employeeId, name, seniorityNumber, entered, isReplaced, correctPath }) => (
          <tr key={employeeId}>
            <Cell>
              {name}
              <span className="block text-muted">
                {employeeId} · {common.seniority} {seniorityNumber ?? copy.common.notAvailable}
              </span>
            </Cell>
            <Cell>
              {isReplaced && enterLists.isReplaced}
              {entered && (entered.count ?? enterLists.isSealed)}
            </Cell>
            <Cell>
              {entered && formatTime(getWallTime(entered.acceptedAt, timeZone), clock)}
              {entered && <span className="block text-muted">{entered.receiptNumber}</span>}
            </Cell>
            <Cell>
              <LinkButton to={correctPath} size="sm" aria-label={enterLists.correctFor(name)}>
                {enterLists.correct}
              </LinkButton>
            </Cell>
          </tr>
        ))}
      </DataTable>
    </Card>
  );
};

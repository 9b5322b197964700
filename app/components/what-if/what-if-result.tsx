import { Alert } from '~/app/components/ui/alert';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import type { DriverAward } from '~/domain/award/figures/standing';
import type { WhatIfComparison, WhatIfFigures, WhatIfRow } from '~/domain/award/figures/what-if';
import { findLabel } from '~/domain/shared/find-label';

const figureNames: readonly (keyof WhatIfFigures)[] = [
  'pick1',
  'laterPick',
  'otherJob',
  'noJob',
  'freePlaces',
];

/** How the changes turn out: counts before and after them, and each driver whose result differs. */
export const WhatIfResult = ({ comparison }: { comparison: WhatIfComparison }) => (
  <>
    <Counts figures={comparison.figures} />
    {comparison.rows.length === 0 ? (
      <Alert kind="neutral">{adminCopy.whatIf.noDifference}</Alert>
    ) : (
      <Differences rows={comparison.rows} />
    )}
  </>
);

const Counts = ({ figures: { before, after } }: { figures: WhatIfComparison['figures'] }) => (
  <Card title={adminCopy.whatIf.counts} flush className="overflow-hidden">
    <DataTable
      caption={adminCopy.whatIf.counts}
      heads={[adminCopy.whatIf.count, adminCopy.whatIf.provisional, adminCopy.whatIf.withChanges]}
      bodyClassName="tabular-nums"
    >
      {figureNames.map((name) => (
        <tr key={name}>
          <Cell>{adminCopy.whatIf.figures[name]}</Cell>
          <Cell>{before[name]}</Cell>
          <Cell className={after[name] === before[name] ? undefined : 'font-bold'}>
            {after[name]}
          </Cell>
        </tr>
      ))}
    </DataTable>
  </Card>
);

const Differences = ({ rows }: { rows: readonly WhatIfRow[] }) => (
  <Card title={adminCopy.whatIf.differences(rows.length)} flush className="overflow-hidden">
    <DataTable
      caption={adminCopy.whatIf.differencesCaption}
      maxHeight="max-h-[36rem]"
      heads={[
        adminCopy.common.seniority,
        copy.common.driver,
        adminCopy.whatIf.provisional,
        adminCopy.whatIf.withChanges,
      ]}
    >
      {rows.map((row) => (
        <tr key={row.driverId}>
          <Cell className="tabular-nums">{row.seniorityNumber ?? copy.common.notAvailable}</Cell>
          <Cell>
            {row.name}
            {row.name !== row.driverId && (
              <span className="block font-mono text-sm text-muted">{row.driverId}</span>
            )}
          </Cell>
          <ResultCell award={row.before} isMissing={row.presence === 'added'} />
          <ResultCell award={row.after} isMissing={row.presence === 'removed'} />
        </tr>
      ))}
    </DataTable>
  </Card>
);

const ResultCell = ({ award, isMissing }: { award: DriverAward | null; isMissing: boolean }) => {
  if (isMissing) return <Cell className="text-muted">{adminCopy.whatIf.notThere}</Cell>;
  if (!award) return <Cell className="text-muted">{adminCopy.pastWeeks.noJob}</Cell>;
  return (
    <Cell>
      <span className="font-mono font-semibold">{award.jobId}</span>{' '}
      <Badge>
        {award.rank === null
          ? findLabel(copy.assignments.types, award.assignmentType)
          : adminCopy.whatIf.pick(award.rank)}
      </Badge>
    </Cell>
  );
};

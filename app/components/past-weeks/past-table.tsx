import type { ReactNode } from 'react';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import type { IconName } from '~/app/components/ui/icon-names';
import { adminCopy } from '~/app/copy/copy';
import { WeekLink } from './week-link';

/** A card with a table, or with why it has no rows. */
export const PastTable = ({
  title,
  description,
  caption,
  heads,
  icon = 'search-x',
  none,
  hint,
  more,
  children: rows,
}: {
  title: string;
  description?: string;
  caption: string;
  heads: readonly string[];
  icon?: IconName;
  none: string;
  hint: string;
  /** Stands below the table. */
  more?: ReactNode;
  children: readonly ReactNode[];
}) => (
  <Card flush title={title} description={description} className="overflow-hidden">
    {rows.length === 0 ? (
      <EmptyState icon={icon} title={none}>
        {hint}
      </EmptyState>
    ) : (
      <DataTable caption={caption} heads={heads}>
        {rows}
      </DataTable>
    )}
    {more}
  </Card>
);

interface PastVersion {
  readonly version: number;
  readonly isLatest: boolean;
  readonly isWithdrawn: boolean;
}

/** A version of a week's award in a search. */
export interface WeekVersionView extends PastVersion {
  readonly periodId: string;
}

/** Grays out what does not count. */
export const getRowLook = ({ isLatest, isWithdrawn }: PastVersion) =>
  isLatest && !isWithdrawn ? undefined : 'text-muted';

export const nameVersion = ({ version, isLatest, isWithdrawn }: PastVersion): string =>
  isWithdrawn
    ? adminCopy.results.withdrawnVersion(version)
    : adminCopy.pastWeeks.versionOf(version, isLatest);

/** The week, which leads to the version's page, and the version. */
export const WeekVersionCells = ({ week }: { week: WeekVersionView }) => (
  <>
    <Cell className="whitespace-nowrap">
      <WeekLink periodId={week.periodId} version={week.version} />
    </Cell>
    <Cell>{nameVersion(week)}</Cell>
  </>
);

import { Link } from '@remix-run/react';
import { InstantText } from '~/app/components/time/instant-text';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';

/** A published version as lists show it. */
export interface VersionView {
  readonly version: number;
  readonly publishedAt: string;
  /** As the version names it; missing where it does not say. */
  readonly timeZone?: string | undefined;
  readonly summary: { readonly by: string; readonly assigned: number } | null;
  readonly isWithdrawn: boolean;
}

/** A published version: its number, when and by whom it was published, and how many drivers it assigned. */
export const VersionText = ({
  version: { version, publishedAt, timeZone, summary, isWithdrawn },
  siteZone,
  to,
}: {
  version: VersionView;
  siteZone: string;
  to: string;
}) => {
  const time = <InstantText at={publishedAt} timeZone={timeZone ?? siteZone} />;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <Link
        to={to}
        className="inline-flex min-h-6 items-center font-semibold text-primary underline"
      >
        {adminCopy.pastWeeks.version(version)}
      </Link>
      <span className="text-sm tabular-nums">
        {summary ? (
          <Sentence text={adminCopy.pastWeeks.publishedBy} parts={{ time, by: summary.by }} />
        ) : (
          time
        )}
      </span>
      {isWithdrawn && <StatusChip tone="warning">{adminCopy.results.withdrawnMark}</StatusChip>}
      {summary && (
        <span className="text-sm text-muted tabular-nums">
          {adminCopy.pastWeeks.assignedCount(summary.assigned)}
        </span>
      )}
    </p>
  );
};

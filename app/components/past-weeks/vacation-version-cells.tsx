import { Link } from '@remix-run/react';
import { getVacationVersionPath } from '~/app/components/address/award-path';
import { InstantText } from '~/app/components/time/instant-text';
import { LinkButton } from '~/app/components/ui/button';
import { Cell } from '~/app/components/ui/data-table';
import { adminCopy } from '~/app/copy/copy';
import { nameVersion } from './past-table';

/** A version of the vacation award in a search. */
export interface VacationVersionView {
  readonly version: number;
  readonly publishedAt: string;
  /** As the version names it; missing where it does not say. */
  readonly timeZone?: string | undefined;
  readonly isLatest: boolean;
  readonly isWithdrawn: boolean;
}

export const getVersionHeads = () => [
  adminCopy.pastWeeks.versionColumn,
  adminCopy.pastWeeks.publishedColumn,
];

/** The version, which leads to its page, and when it was published. */
export const VacationVersionCells = ({
  version,
  siteZone,
}: {
  version: VacationVersionView;
  siteZone: string;
}) => (
  <>
    <Cell>
      <Link
        to={getVacationVersionPath(version.version)}
        className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-primary underline"
      >
        {nameVersion(version)}
      </Link>
    </Cell>
    <Cell className="min-w-40 tabular-nums">
      <InstantText at={version.publishedAt} timeZone={version.timeZone ?? siteZone} />
    </Cell>
  </>
);

/** Leads to the versions before those of the page. */
export const OlderVersions = ({
  older,
  kept,
}: {
  older: number | null;
  kept: Readonly<Record<string, string>>;
}) =>
  older !== null && (
    <div className="p-4">
      <LinkButton to={`?${new URLSearchParams({ ...kept, below: String(older) })}`}>
        {adminCopy.pastWeeks.olderVersions}
      </LinkButton>
    </div>
  );

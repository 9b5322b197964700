import { getWeekPath } from '~/app/components/address/award-path';
import { Cell } from '~/app/components/ui/data-table';
import { adminCopy } from '~/app/copy/copy';
import { PastTable } from './past-table';
import { VersionText, type VersionView } from './version-text';
import { WeekLink } from './week-link';

/** A published week as the list of past weeks shows it. */
export interface PastWeekView {
  readonly periodId: string;
  readonly versions: readonly VersionView[];
  readonly claims: { readonly open: number; readonly answered: number };
}

/** The published weeks of a year with their versions and claims. */
export const WeeksList = ({
  weeks,
  year,
  siteZone,
}: {
  weeks: readonly PastWeekView[];
  year: number;
  siteZone: string;
}) => (
  <PastTable
    title={adminCopy.pastWeeks.tableCaption(year)}
    caption={adminCopy.pastWeeks.tableCaption(year)}
    heads={[adminCopy.pastWeeks.week, adminCopy.pastWeeks.versions, adminCopy.pastWeeks.claims]}
    icon="archive"
    none={adminCopy.pastWeeks.noWeeks}
    hint={adminCopy.pastWeeks.noWeeksHint}
  >
    {weeks.map(({ periodId, versions, claims }) => (
      <tr key={periodId}>
        <Cell className="align-top whitespace-nowrap">
          <WeekLink periodId={periodId} />
        </Cell>
        <Cell className="align-top">
          {versions.map((version) => (
            <VersionText
              key={version.version}
              version={version}
              siteZone={siteZone}
              to={getWeekPath(periodId, version.version)}
            />
          ))}
        </Cell>
        <Cell className="align-top whitespace-nowrap tabular-nums">
          {claims.open + claims.answered > 0 ? (
            adminCopy.pastWeeks.claimCounts(claims.open, claims.answered)
          ) : (
            <span className="text-muted">{adminCopy.pastWeeks.noClaims}</span>
          )}
        </Cell>
      </tr>
    ))}
  </PastTable>
);

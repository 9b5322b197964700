import { adminCopy, copy } from '~/app/copy/copy';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SealedText } from '~/app/components/admin/sealed-note';
import {
  makePrintHead,
  PrintSheet,
  PrintTable,
  type PrintHead,
} from '~/app/components/print/print-sheet';
import { pageTitle } from '~/app/components/shell/product';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readVacationAssignments } from '~/app/services/vacation/read-vacation-assignments.server';
import { formatInstant } from '~/app/copy/format-time';
import { useClock } from '~/app/components/time/use-clock';
import { countDrivers, type VacationRow } from '~/domain/award/assignment-rows';
import type { SlotUsage } from '~/domain/award/slot-usage';
import { getSeal } from '~/domain/site/seal';
import { weekDates } from '~/app/components/vacations/week-dates';
import { readView } from './admin.final-vacation-assignments/read-view.server';

export const meta: MetaFunction = () => [{ title: pageTitle(adminCopy.vacations.postingTitle) }];
export const handle = { bare: true };

export const loader = siteAdminLoader(async ({ request, deps, access, receivedAt }) => {
  const view = readView(request, access.site);
  const shown = await readVacationAssignments({ deps, access, now: receivedAt }, view);
  const head = makePrintHead(access, receivedAt);
  if (!shown)
    return { ...head, posting: null, seal: getSeal(access.site, 'vacations', receivedAt) };
  const { rows, weeks, publication } = shown;
  return { ...head, posting: { rows, weeks, publication }, seal: null };
});

export default function Posting() {
  const { posting, seal, ...head } = useLoaderData<typeof loader>();
  if (posting) return <AssignmentPosting {...posting} {...head} />;
  return (
    <PrintSheet
      title={adminCopy.vacations.assignmentsTitle}
      about={adminCopy.vacations.provisionalText}
      {...head}
    >
      <p className="my-6">{seal && <SealedText seal={seal} />}</p>
    </PrintSheet>
  );
}

/** The assigned weeks as a poster, most senior driver first. */
const AssignmentPosting = ({
  rows,
  weeks,
  publication,
  ...head
}: PrintHead & {
  rows: readonly VacationRow[];
  weeks: readonly SlotUsage[];
  publication: {
    readonly version: number;
    readonly publishedAt: string;
    readonly digest: string;
    readonly numberedDigest: string | null;
    readonly withdrawn: { readonly at: string } | null;
  } | null;
}) => {
  const clock = useClock();
  const dates = new Map(weeks.map((week) => [week.weekId, weekDates(week)]));
  const assigned = rows.filter(({ weekId }) => weekId !== null);
  const counts = countDrivers(rows);
  const about = publication?.withdrawn
    ? adminCopy.results.withdrawnVersion(publication.version)
    : publication
      ? adminCopy.vacations.versionPublished(
          publication.version,
          formatInstant(publication.publishedAt, head.timeZone, clock),
        )
      : adminCopy.vacations.provisionalText;
  return (
    <PrintSheet title={adminCopy.vacations.assignmentsTitle} about={about} {...head}>
      {assigned.length === 0 ? (
        <p className="mt-6">{adminCopy.vacations.noAssignments}</p>
      ) : (
        <div className="mt-6">
          <PrintTable
            caption={adminCopy.vacations.assignmentsCaption}
            columns={[
              adminCopy.common.seniority,
              copy.common.employeeId,
              copy.common.driver,
              adminCopy.vacations.week,
              adminCopy.common.dates,
            ]}
            rows={assigned.map(({ seniorityNumber, employeeId, name, weekId }) => [
              seniorityNumber ?? copy.common.notAvailable,
              employeeId,
              name,
              weekId,
              dates.get(weekId ?? ''),
            ])}
          />
        </div>
      )}
      <p className="mt-4 text-sm">
        {adminCopy.vacations.assignedOf(counts.assigned, counts.drivers)}{' '}
        {publication && adminCopy.vacations.digest(publication.digest)}{' '}
        {publication?.numberedDigest &&
          adminCopy.vacations.numberedDigest(publication.numberedDigest)}
      </p>
    </PrintSheet>
  );
};

import { adminCopy, serverCopy } from '~/app/copy/copy';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { AssignmentsTable } from '~/app/components/assignments/assignments-table';
import { AwardDifferenceTable } from '~/app/components/assignments/award-difference-table';
import { PublicationNote } from '~/app/components/assignments/publication-note';
import { AnsweredClaims } from '~/app/components/disputes/answered-claims';
import { ReportLinks } from '~/app/components/reports/report-links';
import { pageTitle } from '~/app/components/shell/product';
import { formatWeekDays } from '~/app/copy/format-time';
import { LinkButton } from '~/app/components/ui/button';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { readPublished } from '~/app/services/award/read-assignments.server';
import { pastAwards } from '~/domain/selection/past-awards';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data && adminCopy.assignments.postingTitle(formatWeekDays(data.periodId))) },
];

export const loader = siteAdminLoader(async ({ params, deps, access }) => {
  const { window: selection, name, timeZone } = access.site;
  const award = pastAwards(selection).find(({ periodId }) => periodId === params.periodId);
  const shown = award && (await readPublished({ deps, access, award }));
  if (!shown) throw new Response(serverCopy.common.periodNotPublished, { status: 404 });
  return { ...shown, periodId: award.periodId, siteName: name, timeZone };
});

/** The published award of an earlier period, shown read-only while a later period is current. */
export default function PastAssignments() {
  const page = useLoaderData<typeof loader>();
  const { periodId, timeZone } = page;
  const query = `?period=${periodId}`;
  return (
    <AdminPage
      title={adminCopy.assignments.postingTitle(formatWeekDays(periodId))}
      eyebrow={page.siteName}
      back={{ to: '/admin/final-assignments', label: adminCopy.assignments.backToFinal }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton to={`/admin/final-assignments/export${query}`} reloadDocument download>
          {adminCopy.common.exportCsv}
        </LinkButton>
        <LinkButton
          to={`/admin/final-assignments/record${query}`}
          reloadDocument
          download
          variant="ghost"
        >
          {adminCopy.assignments.awardRecord}
        </LinkButton>
      </div>
      <PublicationNote view="published" publication={page.publication} timeZone={timeZone} />
      {page.difference && <AwardDifferenceTable difference={page.difference} isPreview={false} />}
      <AssignmentsTable rows={page.rows} />
      <AnsweredClaims claims={page.answered} isPreview={false} timeZone={timeZone} />
      <ReportLinks view="published" hasAward pastPeriod={periodId} />
    </AdminPage>
  );
}

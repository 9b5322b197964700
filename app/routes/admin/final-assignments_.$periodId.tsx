import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getAwardQuery, getWeekPath } from '~/app/components/address/award-path';
import { keepTableData } from '~/app/components/address/keep-table-data';
import { AdminPage } from '~/app/components/admin/admin-page';
import { ExportLinks } from '~/app/components/admin/export-links';
import { AssignmentsTable } from '~/app/components/assignments/assignments-table';
import { AwardDifferenceTable } from '~/app/components/assignments/award-difference-table';
import { PayrollLinks } from '~/app/components/assignments/payroll-links';
import { PublicationNote } from '~/app/components/assignments/publication-note';
import { AnsweredClaims } from '~/app/components/disputes/answered-claims';
import { ClaimsList } from '~/app/components/disputes/claims-list';
import { JobChainCard } from '~/app/components/freed-jobs/job-chain-card';
import { ReportLinks } from '~/app/components/reports/report-links';
import { pageTitle } from '~/app/components/shell/product';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { ChoiceLinks } from '~/app/components/ui/choice-links';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatWeekDays, formatWeekOfYear } from '~/app/copy/format-time';
import { findAskedAward } from '~/app/platform/forms/asked-award.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { readPastWeek } from '~/app/services/past-weeks/read-past-week.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data && adminCopy.assignments.postingTitle(formatWeekDays(data.periodId))) },
];

export const loader = stewardLoader(async ({ request, params, deps, access }) => {
  const award = await findAskedAward({ request, deps, access }, params.periodId);
  const shown = await readPastWeek({ deps, access, award });
  if (!shown) throw new Response(serverCopy.common.periodNotPublished, { status: 404 });
  const { timeZone } = shown.publication?.site ?? access.site;
  return { ...shown, ...award, timeZone };
});

export const shouldRevalidate = keepTableData;

/** A published version of any period's award, shown read-only. */
export default function PastAssignments() {
  const page = useLoaderData<typeof loader>();
  const { periodId, version, versions, timeZone } = page;
  const query = getAwardQuery(page);
  return (
    <AdminPage
      title={adminCopy.assignments.postingTitle(formatWeekDays(periodId))}
      eyebrow={formatWeekOfYear(periodId)}
      back={{ to: '/admin/past-weeks', label: adminCopy.pastWeeks.back }}
    >
      {versions.length > 1 && (
        <ChoiceLinks
          label={adminCopy.pastWeeks.versions}
          links={versions.map((one) => ({
            to: getWeekPath(periodId, one),
            text: adminCopy.pastWeeks.version(one),
            isShown: one === version,
          }))}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ExportLinks to={`/admin/final-assignments/export${query}`} />
        {!page.publication?.withdrawn && <PayrollLinks award={page} />}
        <LinkButton
          to={`/admin/final-assignments/record${query}`}
          reloadDocument
          download
          variant="ghost"
        >
          {adminCopy.assignments.awardRecord}
        </LinkButton>
      </div>
      {version !== versions[0] && (
        <Alert kind="warning">{adminCopy.pastWeeks.replaced(versions[0] ?? version)}</Alert>
      )}
      <PublicationNote view="published" publication={page.publication} />
      {page.difference && (
        <AwardDifferenceTable
          difference={page.difference}
          isPreview={false}
          of="jobs"
          query={query}
        />
      )}
      <JobChainCard chain={page.jobChain} drivers={page.rows} />
      <AssignmentsTable shown={page} />
      <AnsweredClaims claims={page.answered} isPreview={false} timeZone={timeZone} listedAt="" />
      <ClaimsList claims={page.claims} />
      <ReportLinks view="published" hasAward pastAward={page} />
    </AdminPage>
  );
}

import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getAwardQuery, getWeekPath } from '~/app/components/address/award-path';
import { keepTableData } from '~/app/components/address/keep-table-data';
import { AdminPage } from '~/app/components/admin/admin-page';
import { AssignmentsTable } from '~/app/components/assignments/assignments-table';
import {
  AwardDifferenceTable,
  getBesideTitle,
} from '~/app/components/assignments/award-difference-table';
import { AwardLayout } from '~/app/components/assignments/award-layout';
import { AwardMenu } from '~/app/components/assignments/award-menu';
import { AwardRecord } from '~/app/components/assignments/award-record';
import { PublicationChip, PublicationText } from '~/app/components/assignments/publication-note';
import { AnsweredClaims } from '~/app/components/disputes/answered-claims';
import { ClaimsList } from '~/app/components/disputes/claims-list';
import { JobChainCard } from '~/app/components/freed-jobs/job-chain-card';
import { ReportLinks } from '~/app/components/reports/report-links';
import { pageTitle } from '~/app/components/shell/product';
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

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

/** Its files. Nothing can be done with a version that is over. */
const Files = ({ page }: { page: Page }) => {
  const query = getAwardQuery(page);
  return (
    <AwardMenu
      mayPreview={false}
      publishLabel={null}
      exportTo={`/admin/final-assignments/export${query}`}
      payrollOf={page.publication?.withdrawn ? null : page}
      recordTo={`/admin/final-assignments/record${query}`}
      withdrawTo={null}
      links={[]}
    />
  );
};

/** The other versions of the week, and when this one was published. */
const Versions = ({ page: { periodId, version, versions, publication } }: { page: Page }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
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
    {publication && <PublicationText publication={publication} />}
    {version !== versions[0] && (
      <p className="font-semibold text-warning-ink">
        {adminCopy.pastWeeks.replaced(versions[0] ?? version)}
      </p>
    )}
  </div>
);

/** A published version of any period's award, shown read-only. */
export default function PastAssignments() {
  const page = useLoaderData<typeof loader>();
  const { periodId, timeZone, publication } = page;
  return (
    <AdminPage
      title={adminCopy.assignments.postingTitle(formatWeekDays(periodId))}
      status={publication && <PublicationChip publication={publication} />}
      isOfOtherWeek
      note={formatWeekOfYear(periodId)}
      back={{ to: '/admin/past-weeks', label: adminCopy.pastWeeks.back }}
      actions={<Files page={page} />}
    >
      <Versions page={page} />
      <AwardLayout
        title={getBesideTitle(page, false)}
        aside={
          <>
            {page.difference && (
              <AwardDifferenceTable
                difference={page.difference}
                isPreview={false}
                of="jobs"
                query={getAwardQuery(page)}
              />
            )}
            <JobChainCard chain={page.jobChain} drivers={page.rows} givenBack={page.givenBack} />
            <AnsweredClaims
              claims={page.answered}
              isPreview={false}
              timeZone={timeZone}
              listedAt=""
            />
          </>
        }
      >
        <AssignmentsTable shown={page} />
      </AwardLayout>
      <ClaimsList claims={page.claims} />
      <ReportLinks view="published" hasAward pastAward={page} />
      {publication && <AwardRecord publication={publication} />}
    </AdminPage>
  );
}

import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { keepTableData } from '~/app/components/address/keep-table-data';
import { AdminPage } from '~/app/components/admin/admin-page';
import {
  AwardDifferenceTable,
  getBesideTitle,
} from '~/app/components/assignments/award-difference-table';
import { AwardLayout } from '~/app/components/assignments/award-layout';
import { AwardMenu } from '~/app/components/assignments/award-menu';
import { AwardRecord } from '~/app/components/assignments/award-record';
import { PublicationChip, PublicationText } from '~/app/components/assignments/publication-note';
import { ClaimsList } from '~/app/components/disputes/claims-list';
import { PrintLink } from '~/app/components/print/print-link';
import { pageTitle } from '~/app/components/shell/product';
import { Alert } from '~/app/components/ui/alert';
import { ChainCard } from '~/app/components/vacations/chain-card';
import { SlotUsageCard } from '~/app/components/vacations/slot-usage-card';
import { VacationsTable } from '~/app/components/vacations/vacations-table';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { readPastVacations } from '~/app/services/past-weeks/read-past-week.server';
import { readCount } from '~/domain/selection/past-weeks';

const path = '/admin/final-vacation-assignments';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data && adminCopy.pastWeeks.vacationVersion(data.version)) },
];

export const loader = stewardLoader(async ({ params, deps, access }) => {
  const version = readCount(params.version) ?? 0;
  const shown = await readPastVacations({ deps, access, version });
  if (!shown) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  return { ...shown, version, latest: access.site.vacation.awardVersion };
});

export const shouldRevalidate = keepTableData;

/** A published version of the vacation award, shown read-only. */
export default function VacationVersion() {
  const { version, latest, ...page } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={adminCopy.pastWeeks.vacationVersion(version)}
      status={page.publication && <PublicationChip publication={page.publication} />}
      isOfOtherWeek
      back={{ to: '/admin/past-weeks', label: adminCopy.pastWeeks.back }}
      actions={
        <>
          <PrintLink
            to={`${path}/posting?version=${version}`}
            label={adminCopy.vacations.toPosting}
          />
          <AwardMenu
            mayPreview={false}
            publishLabel={null}
            exportTo={`${path}/export?version=${version}`}
            payrollOf={null}
            recordTo={`${path}/record?version=${version}`}
            withdrawTo={null}
            links={[]}
          />
        </>
      }
    >
      {version !== latest && <Alert kind="warning">{adminCopy.pastWeeks.replaced(latest)}</Alert>}
      {page.publication && (
        <div className="text-sm">
          <PublicationText publication={page.publication} />
        </div>
      )}
      <AwardLayout
        title={getBesideTitle({ ...page, answered: [] }, false)}
        aside={
          <>
            {page.difference && (
              <AwardDifferenceTable
                difference={page.difference}
                isPreview={false}
                of="vacations"
                query={`?version=${version}`}
              />
            )}
            <ChainCard chain={page.chain} rows={page.rows} />
          </>
        }
      >
        <VacationsTable shown={page} mayFree={false} />
      </AwardLayout>
      <SlotUsageCard weeks={page.weeks} />
      {page.claims.length > 0 && <ClaimsList claims={page.claims} />}
      {page.publication && <AwardRecord publication={page.publication} />}
    </AdminPage>
  );
}

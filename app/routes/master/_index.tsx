import { Link, useLoaderData } from '@remix-run/react';
import { CompanyCount } from '~/app/components/master/company-count';
import { CompanyPages } from '~/app/components/master/company-pages';
import { readCompanyQuery } from '~/app/components/master/company-query';
import { CompanySearch } from '~/app/components/master/company-search';
import { CompanyUsageTable } from '~/app/components/master/company-usage';
import { SystemMetrics } from '~/app/components/master/system-metrics';
import { TotalCards } from '~/app/components/master/total-cards';
import { titlePage } from '~/app/components/shell/product';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { masterLoader } from '~/app/platform/guards/guards.server';
import { readCompanies } from '~/app/services/companies/read-companies.server';
import { readOverview } from '~/app/services/companies/read-overview.server';

export const meta = titlePage(() => adminCopy.master.systemOverview);

const perPage = 50;

export const loader = masterLoader(async ({ request, deps, access, receivedAt: now }) => {
  const query = readCompanyQuery(new URL(request.url).searchParams);
  const [overview, page] = await Promise.all([
    readOverview({ deps, now }),
    readCompanies({ deps, input: { ...query, limit: perPage } }),
  ]);
  return { ...overview, ...page, query, timeZone: access.site.timeZone };
});

export default function SystemOverview() {
  const { totals, requests, signIns, companies, query, timeZone, ...page } =
    useLoaderData<typeof loader>();
  return (
    <>
      <TotalCards totals={totals} />
      <SystemMetrics totals={totals} requests={requests} signIns={signIns} />
      <Card
        title={adminCopy.master.companyUsage}
        description={
          <Sentence
            text={adminCopy.master.usageIntro}
            parts={{
              link: (
                <Link to="/admin/master/companies" className="link">
                  {adminCopy.master.companiesTitle}
                </Link>
              ),
            }}
          />
        }
        flush
      >
        <div className="flex flex-col gap-3 px-4 pb-3 sm:px-5">
          <CompanySearch query={query} />
          <CompanyCount shown={companies.length} {...page} />
        </div>
        <CompanyUsageTable companies={companies} timeZone={timeZone} />
        <div className="p-4">
          <CompanyPages query={query} previous={page.previous} next={page.next} />
        </div>
      </Card>
    </>
  );
}

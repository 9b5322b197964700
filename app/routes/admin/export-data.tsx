import { useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { ExportCard } from '~/app/components/data-export/export-card';
import { ExportContents } from '~/app/components/data-export/export-contents';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy } from '~/app/copy/copy';
import { siteAdminLoader } from '~/app/platform/guards/guards.server';
import { hasRole } from '~/domain/company/admin-role';
import { getSeal } from '~/domain/site/seal';

export const meta = titlePage(() => adminCopy.dataExport.title);

export const loader = siteAdminLoader(
  async ({ access: { role, site, company }, receivedAt: now }) => ({
    siteName: site.name,
    company: hasRole(role, 'company-admin')
      ? { name: company.name, sites: company.siteIds.length }
      : null,
    sealed: {
      jobs: getSeal(site, 'jobs', now) !== null,
      vacations: getSeal(site, 'vacations', now) !== null,
    },
  }),
);

/** Takes everything along that a site or a company has stored. */
export default function ExportData() {
  const { siteName, company, sealed } = useLoaderData<typeof loader>();
  const { dataExport } = adminCopy;
  return (
    <AdminPage title={dataExport.title} description={dataExport.intro}>
      <ExportCard
        to="/admin/export-data/site"
        title={dataExport.site(siteName)}
        text={dataExport.siteText}
        button={dataExport.exportSite}
      />
      {company && (
        <ExportCard
          to="/admin/export-data/company"
          title={dataExport.company(company.name)}
          text={dataExport.companyText(company.sites)}
          button={dataExport.exportCompany}
        />
      )}
      <ExportContents sealed={sealed} />
    </AdminPage>
  );
}

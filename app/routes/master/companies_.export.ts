import { readCompanyQuery } from '~/app/components/master/company-query';
import { adminCopy } from '~/app/copy/copy';
import { downloadTable } from '~/app/platform/downloads/download-table.server';
import { masterLoader } from '~/app/platform/guards/guards.server';
import { exportCompanies } from '~/app/services/companies/export-companies.server';

export const loader = masterLoader(async ({ request, deps }) => {
  const selection = readCompanyQuery(new URL(request.url).searchParams);
  const table = await exportCompanies({ deps, selection });
  if (!table) throw new Response(adminCopy.companies.notYetFoundText, { status: 503 });
  return downloadTable(request, table, 'companies');
});

import type { AppLoadContext } from '@remix-run/node';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { readInSteps } from '~/app/platform/http/read-in-steps.server';
import { readAnew } from '~/app/platform/http/toast.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { beginExport } from '~/app/services/data-export/begin-export.server';
import { writeExport } from '~/app/services/data-export/write-export.server';
import { downloadBytes } from './download.server';

/** The page that offers the exports. */
export const exportPath = '/admin/export-data';

/** Downloads everything of a site or a company, or goes back to the page with the reason why not. */
export const dataExportDownload = async (
  {
    deps,
    context,
    access,
    receivedAt: now,
  }: { deps: Deps; context: AppLoadContext; access: AdminSession; receivedAt: string },
  of: 'site' | 'company',
): Promise<Response> => {
  const openSite = context.platform.getDeps;
  const begun = await beginExport({ deps, openSite, access, of });
  if (!begun.ok) return readAnew({ context }, exportPath, begun.error);
  // Look up the texts now, in the request's language, because the file is written only after the response has started.
  const { moreRows, readme } = serverCopy.dataExport;
  const texts = { describe: adminCopy.activityEvents.describe, moreRows, readme };
  const { company } = access;
  const { readLogo } = context.platform;
  const logo = company.logo && (await readLogo(company.companyId, company.logo.version));
  const chunks = writeExport({ of, company, logo: logo ?? null, sites: begun.value, now, texts });
  const { companyId, siteId } = access.scope;
  const name = of === 'site' ? `${companyId}-${siteId}` : companyId;
  return downloadBytes(readInSteps(chunks, context.platform.log), {
    name: `${name}-${now.slice(0, 10)}.zip`,
    type: 'application/zip',
  });
};

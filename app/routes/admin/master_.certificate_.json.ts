import { download } from '~/app/platform/downloads/download.server';
import { findAskedCertificate } from '~/app/platform/forms/asked-certificate.server';
import { masterLoader } from '~/app/platform/guards/guards.server';

export const loader = masterLoader(async ({ request, deps }) => {
  const certificate = await findAskedCertificate(deps, request);
  const name = ['certificate', certificate.companyId, certificate.siteId].filter(Boolean).join('-');
  return download(JSON.stringify(certificate, null, 2), {
    name: `${name}.json`,
    type: 'application/json',
  });
});

import { useLoaderData } from '@remix-run/react';
import { Certificates, WaitingErasures } from '~/app/components/master/erased-lists';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy } from '~/app/copy/copy';
import { masterLoader } from '~/app/platform/guards/guards.server';
import { readErased } from '~/app/services/companies/read-erased.server';

export const meta = titlePage(() => adminCopy.tenantErasure.tab);

export const loader = masterLoader(async ({ deps, access }) => ({
  ...(await readErased(deps)),
  timeZone: access.site.timeZone,
}));

/** The companies and sites that wait to be erased, and the certificates of those that are. */
export default function ErasedCompanies() {
  const { waiting, certificates, timeZone } = useLoaderData<typeof loader>();
  return (
    <>
      <WaitingErasures waiting={waiting} timeZone={timeZone} />
      <Certificates certificates={certificates} timeZone={timeZone} />
    </>
  );
}

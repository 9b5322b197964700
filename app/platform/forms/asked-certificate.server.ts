import { serverCopy } from '~/app/copy/copy';
import type { Deps } from '~/app/ports/deps';
import { readCertificate } from '~/app/services/companies/read-erased.server';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import type { Certificate } from '~/domain/erasure/certificate';

/** The certificate of the company or site that the URL names. Throws a 404 if there is none. */
export const findAskedCertificate = async (
  deps: Pick<Deps, 'stores'>,
  request: Request,
): Promise<Certificate> => {
  const params = new URL(request.url).searchParams;
  const companyId = companyIdSchema.safeParse(params.get('company'));
  const siteId = siteIdSchema.nullable().safeParse(params.get('site'));
  const found =
    companyId.success &&
    siteId.success &&
    (await readCertificate(deps, { companyId: companyId.data, siteId: siteId.data }));
  if (!found) throw new Response(serverCopy.tenantErasure.noCertificate, { status: 404 });
  return found;
};

import type { Deps } from '~/app/ports/deps';
import type { CompanyOrSite } from '~/app/ports/erasures';
import type { Certificate } from '~/domain/erasure/certificate';
import { compareText } from '~/domain/shared/text';

const byTime =
  <T>(toTime: (one: T) => string) =>
  (a: T, b: T) =>
    compareText(toTime(a), toTime(b));

/** The erasures of companies and sites that wait, the next one first, and the certificates, the newest first. */
export const readErased = async ({ stores }: Pick<Deps, 'stores'>) => {
  const { waiting, certificates } = await stores.tenantErasures.list();
  return {
    waiting: waiting
      .sort(byTime(({ eraseFrom }) => eraseFrom))
      .map(({ companyId, siteId, askedBy, askedAt, eraseOn }) => ({
        companyId,
        siteId,
        askedBy,
        askedAt,
        eraseOn,
      })),
    certificates: certificates.sort(byTime(({ begunAt }) => begunAt)).reverse(),
  };
};

/** The certificate of a company, or of one site of it; null if it was not erased. */
export const readCertificate = (
  { stores }: Pick<Deps, 'stores'>,
  what: CompanyOrSite,
): Promise<Certificate | null> => stores.tenantErasures.certificate(what);

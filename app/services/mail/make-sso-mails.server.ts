import type { Deps } from '~/app/ports/deps';
import { siteFields } from '~/app/services/mail/driver-fields.server';
import type { NewMail } from '~/domain/mail/mail';
import type { SsoNews } from '~/domain/sso/sso-events';
import type { Instant } from '~/domain/time/instant';

/** An email to each company administrator with an address, in their language and the time zone of their own site. */
export const makeSsoMails = async (
  { stores, ids }: Pick<Deps, 'stores' | 'ids'>,
  { companyId, news, by, at }: { companyId: string; news: SsoNews; by: string; at: Instant },
): Promise<NewMail[]> => {
  const [admins, overview] = await Promise.all([
    stores.people.companyAdmins(companyId),
    stores.companies.read(companyId),
  ]);
  return admins.flatMap(({ siteId, credential: { email: to, language } }) => {
    const site = overview?.sites.find((one) => one.siteId === siteId);
    if (!overview || !site || to === undefined) return [];
    const mail = {
      kind: 'sso-news',
      to,
      language,
      news,
      by,
      ...siteFields(site, at),
      companyName: overview.company.name,
    } as const;
    return [{ id: ids.next(), at, mail }];
  });
};

import type { Call, Writing } from '~/app/ports/deps';
import type { ListOwner } from '~/app/ports/sessions';
import type { AttemptLimit } from '~/domain/access/attempt-limits';
import type { Tenant } from '~/domain/company/scope';
import { contactLinkValidMs, toMailbox } from '~/domain/mail/contact';
import type { NewMail } from '~/domain/mail/mail';
import type { Language } from '~/domain/shared/language';
import { toInstant } from '~/domain/time/instant';
import { dayMs } from '~/domain/time/time-units';

/** Signs the link by which an address is confirmed. */
export type SignConfirmation = (
  address: Tenant & { employeeId: string; digest: string },
) => Promise<string>;

/** Requests to confirm that one mailbox gets, whoever enters it, because one person may know many employee IDs. */
const mailboxLimit: AttemptLimit = { max: 5, windowMs: dayMs };

/** The counter of the requests to confirm that the mailbox of an address gets. */
export const countMailbox = (email: string) =>
  [`confirm#${toMailbox(email)}`, mailboxLimit] as const;

/** The request to confirm an address, which must get nothing else before. */
export const askToConfirm = async ({
  deps: { clock, ids, sha256 },
  owner: { scope, site, company, driver },
  email,
  language,
  byAdmin,
  signConfirmation,
}: Call<
  Writing | 'sha256',
  {
    owner: ListOwner;
    email: string;
    language: Language | undefined;
    byAdmin: boolean;
    signConfirmation: SignConfirmation;
  }
>): Promise<NewMail> => {
  const { companyId, siteId } = scope;
  const { employeeId, name } = driver;
  const now = clock.now();
  return {
    id: ids.next(),
    at: toInstant(now),
    mail: {
      kind: 'address-confirmation',
      to: email,
      language,
      companyId,
      siteId,
      siteName: site.name,
      employeeId,
      name,
      token: await signConfirmation({ companyId, siteId, employeeId, digest: sha256(email) }),
      validUntil: toInstant(now + contactLinkValidMs),
      timeZone: site.timeZone,
      ...(byAdmin && { entered: { companyName: company.name } }),
    },
  };
};

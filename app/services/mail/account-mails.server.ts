import type { Deps } from '~/app/ports/deps';
import type { AdminSession, DriverSession } from '~/app/ports/sessions';
import type { AdminCredential } from '~/domain/access/credential';
import type { Mail, NewMail } from '~/domain/mail/mail';
import type { Instant } from '~/domain/time/instant';
import { readDriverFields, siteFields } from './driver-fields.server';

type AdminMail = Extract<Mail, { kind: 'account-changed' }>;
type DriverMail = Extract<Mail, { kind: 'driver-account-changed' }>;

/** An email to the address that an administrator had before the change; null if there was none. */
export const adminAccountMail = (
  { ids }: Pick<Deps, 'ids'>,
  {
    site,
    company,
    credential: { email: to, language },
  }: Pick<AdminSession, 'site' | 'company'> & { readonly credential: AdminCredential },
  { at, ...told }: Pick<AdminMail, 'username' | 'change' | 'by'> & { readonly at: Instant },
): NewMail | null => {
  if (to === undefined) return null;
  const where = { ...siteFields(site, at), companyName: company.name };
  return { id: ids.next(), at, mail: { kind: 'account-changed', to, language, ...where, ...told } };
};

/** An email to a driver; null if they have no address on file. */
export const driverAccountMail = async (
  { stores, ids }: Pick<Deps, 'stores' | 'ids'>,
  driver: Pick<DriverSession, 'scope' | 'site' | 'driver'>,
  { at, ...told }: Pick<DriverMail, 'change' | 'by'> & { readonly at: Instant },
): Promise<NewMail | null> => {
  const fields = await readDriverFields({ stores }, driver, at);
  return (
    fields && {
      id: ids.next(),
      at,
      mail: { kind: 'driver-account-changed', ...fields, ...told },
    }
  );
};

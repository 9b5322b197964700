import type { ScopeCall } from '~/app/ports/deps';
import type { Company } from '~/domain/company/company';
import type { BulkMessage } from '~/domain/mail/bulk-mail';
import type { Contact } from '~/domain/mail/contact';
import type { Site } from '~/domain/site/site';

/** The message for one driver, or null if the notice does not affect them. */
export type FindMessage = (contact: Pick<Contact, 'employeeId' | 'language'>) => BulkMessage | null;

/** The message for those who have a name, by employee ID; nobody else gets one. */
export const forNamed =
  (
    names: ReadonlyMap<string, string>,
    write: (receiver: Pick<BulkMessage, 'language' | 'employeeId' | 'name'>) => BulkMessage,
  ): FindMessage =>
  ({ employeeId, language }) => {
    const name = names.get(employeeId);
    return name === undefined ? null : write({ language, employeeId, name });
  };

/** The site of a notice, as it is when the notice is sent. */
export type NoticeSite = ScopeCall<
  'stores' | 'clock',
  { readonly site: Site; readonly company: Company }
>;

import type { Deps } from '~/app/ports/deps';
import type { MailContact } from '~/domain/mail/contact';
import type { Mail } from '~/domain/mail/mail';
import type { SiteScope } from '~/domain/company/scope';
import type { Company } from '~/domain/company/company';
import type { Site } from '~/domain/site/site';

/** The email for one driver, or null if the notice does not affect them. */
export type FindMail = (contact: MailContact) => Mail | null;

/** The site of a notice, as it is when the notice is sent. */
export interface NoticeSite {
  readonly deps: Pick<Deps, 'stores' | 'clock'>;
  readonly scope: SiteScope;
  readonly site: Site;
  readonly company: Company;
}

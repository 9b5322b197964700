import type { Deps } from '~/app/ports/deps';
import type { MailContact } from '~/domain/mail/contact';
import type { Mail } from '~/domain/mail/mail';
import type { SiteScope } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';

/** The mail for one driver, or null if the notice does not concern them. */
export type FindMail = (contact: MailContact) => Mail | null;

/** The site that a notice is of, as it is when the notice is told. */
export interface NoticeSite {
  readonly deps: Pick<Deps, 'stores' | 'clock'>;
  readonly scope: SiteScope;
  readonly site: Site;
}

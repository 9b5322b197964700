import { ContactSentence } from '~/app/components/shell/contact-sentence';
import { copy } from '~/app/copy/copy';

/** Whom a driver asks who got nothing. `email` is empty if the site has set none. */
export const AskAdmin = ({ email }: { email: string }) => (
  <p>
    {email === '' ? (
      copy.ranking.askAdmin
    ) : (
      <ContactSentence text={copy.ranking.contact} email={email} />
    )}
  </p>
);

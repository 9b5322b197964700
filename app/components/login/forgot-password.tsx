import { ContactSentence } from '~/app/components/shell/contact-sentence';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';

/** Tells a driver without a one-time code to ask their site's administrator. */
export const ForgotPassword = ({
  employeeId,
  siteName,
  requiresPassword,
  contactEmail,
}: {
  employeeId: string;
  siteName: string | null;
  requiresPassword: boolean;
  contactEmail: string;
}) => (
  <section aria-labelledby="no-code" className="border-t border-base-300 pt-5">
    <h2 id="no-code" className="font-bold">
      {copy.login.noCode}
    </h2>
    <p className="mt-2">
      <Sentence
        text={requiresPassword ? copy.login.askForACode : copy.login.askForReset}
        parts={{ site: siteName ? <strong>{siteName}</strong> : copy.login.yourSite }}
      />{' '}
      {employeeId && (
        <Sentence
          text={copy.login.tellId}
          parts={{ id: <strong className="whitespace-nowrap tabular-nums">{employeeId}</strong> }}
        />
      )}
    </p>
    {contactEmail && (
      <p>
        <ContactSentence
          text={copy.login.contact}
          email={contactEmail}
          subject={copy.login.mailSubject}
        />
      </p>
    )}
  </section>
);

import { useSearchParams } from '@remix-run/react';
import { LoginFrame } from '~/app/components/login/login-frame';
import { ContactSentence } from '~/app/components/shell/contact-sentence';
import { InstantText } from '~/app/components/time/instant-text';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { Sentence } from '~/app/components/ui/sentence';
import { copy } from '~/app/copy/copy';
import { notSavedField, sitePath } from '~/domain/company/paths';
import type { Deactivation } from '~/domain/site/deactivation';

interface Deactivated {
  readonly company: { readonly companyId: string; readonly name: string };
  readonly site: { readonly siteId: string; readonly name: string; readonly timeZone: string };
  readonly deactivation: Deactivation;
  readonly contactEmail: string;
}

/** Says that a site cannot be used, what that means, and whom to ask. Drivers and administrators get the same page. */
export const DeactivatedPage = ({ company, site, deactivation, contactEmail }: Deactivated) => {
  const [query] = useSearchParams();
  const { of, since } = deactivation;
  return (
    <LoginFrame
      title={copy.deactivated.title}
      text={
        of === 'company'
          ? copy.deactivated.ofCompany(company.name)
          : copy.deactivated.ofSite(company.name, site.name)
      }
    >
      {query.has(notSavedField) && (
        <Alert kind="error" title={copy.deactivated.notSaved} live="assertive">
          {copy.deactivated.notSavedText}
        </Alert>
      )}
      {since && (
        <p>
          <Sentence
            text={copy.deactivated.since}
            parts={{ time: <InstantText at={since} timeZone={site.timeZone} /> }}
          />
        </p>
      )}
      <section aria-labelledby="meaning">
        <h2 id="meaning" className="font-bold">
          {copy.deactivated.meaning}
        </h2>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
          <li>{copy.deactivated.nothingDeleted}</li>
          <li>{copy.deactivated.noSignIn}</li>
          <li>{copy.deactivated.deadlinesPass}</li>
        </ul>
      </section>
      <section aria-labelledby="what-to-do">
        <h2 id="what-to-do" className="font-bold">
          {copy.deactivated.whatToDo}
        </h2>
        <dl className="mt-1 flex flex-col gap-3">
          <div>
            <dt className="font-semibold">{copy.deactivated.driver}</dt>
            <dd>
              {copy.deactivated.driverText}
              {contactEmail && (
                <span className="block">
                  <ContactSentence text={copy.deactivated.contact} email={contactEmail} />
                </span>
              )}
            </dd>
          </div>
          <div>
            <dt className="font-semibold">{copy.deactivated.admin}</dt>
            <dd>{copy.deactivated.adminText}</dd>
          </div>
        </dl>
      </section>
      <LinkButton
        to={sitePath({ companyId: company.companyId, siteId: site.siteId })}
        reloadDocument
        variant="primary"
        size="lg"
      >
        {copy.deactivated.lookAgain}
      </LinkButton>
    </LoginFrame>
  );
};

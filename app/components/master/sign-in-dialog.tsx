import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import type { CompanyRole } from '~/domain/company/admin-role';
import { companyHref, type CompanyQuery } from './company-query';

export interface SignInView {
  readonly companyId: string;
  readonly siteId: string;
  readonly people: readonly PersonSignIn[];
}

interface PersonSignIn {
  readonly username: string;
  /** Null until the person has an own name. */
  readonly name: string | null;
  readonly role: CompanyRole;
  readonly isActivated: boolean;
  readonly hasSecondFactor: boolean;
  /** The email address, masked. */
  readonly email: string | null;
}

interface DialogError {
  readonly code: string;
  readonly title: string;
  readonly text: string;
}

/** A form that was refused: whom it was about, and the address for a new link. */
export interface SentSignIn {
  readonly username: string;
  readonly email?: string;
}

const isWrongEmail = (error: DialogError | undefined) => error?.code === 'invalid-email';

/** Sends somebody who never activated the account a new link, if necessary at another address. */
const NewLinkFields = ({
  email,
  typed,
  error,
}: {
  email: string | null;
  typed: string | undefined;
  error: DialogError | undefined;
}) => (
  <>
    <p>{adminCopy.companies.newLinkText}</p>
    <TextInput
      label={adminCopy.companies.linkAddress}
      name="email"
      type="email"
      maxLength={254}
      required={email === null}
      defaultValue={typed}
      error={error?.text}
      hint={
        email === null
          ? adminCopy.companies.linkAddressNeeded
          : adminCopy.companies.linkAddressHint(email)
      }
    />
    <SendButton intent="send-activation-link" variant="primary" className="self-end">
      {adminCopy.companies.sendNewLink}
    </SendButton>
  </>
);

/** Turns off the second step of somebody who lost both the phone and the recovery codes. */
const SecondStep = ({ hasSecondFactor }: Pick<PersonSignIn, 'hasSecondFactor'>) => {
  if (!hasSecondFactor) return <p>{adminCopy.master.twoStepOff}</p>;
  return (
    <>
      <p>{adminCopy.master.twoStepOnText}</p>
      <p>{adminCopy.master.signedOutText}</p>
      <SendButton intent="turn-off-second-factor" variant="danger" className="self-end">
        {adminCopy.master.turnTwoStepOff}
      </SendButton>
    </>
  );
};

const mailedLink = (email: string | null) =>
  email ? adminCopy.master.newLinkTo(email) : adminCopy.master.noEmail;

const PersonForm = ({
  signIn: { username, name, role, isActivated, hasSecondFactor, email },
  site: { companyId, siteId },
  query,
  sent,
  error,
}: {
  signIn: PersonSignIn;
  site: SignInView;
  query: CompanyQuery;
  /** The refused form, if it was about this person. */
  sent: SentSignIn | undefined;
  error: DialogError | undefined;
}) => (
  <PostForm
    ref={useFocusFirstError<HTMLFormElement>(sent && error)}
    noValidate
    preventScrollReset
    className="flex flex-col gap-3"
  >
    <input type="hidden" name="companyId" value={companyId} />
    <input type="hidden" name="siteId" value={siteId} />
    <input type="hidden" name="username" value={username} />
    <h3 className="font-semibold">
      {name ?? username} · {adminCopy.people.roles[role]}
    </h3>
    <p>
      <Sentence text={adminCopy.master.usernameIs} parts={{ name: <b>{username}</b> }} />{' '}
      {isActivated ? adminCopy.master.passwordChosen : adminCopy.master.noPasswordChosen}{' '}
      {mailedLink(email)}
    </p>
    {isActivated && role === 'site-admin' && (
      <LinkButton
        to={companyHref(query, {
          dialog: 'company-admin',
          company: companyId,
          site: siteId,
          person: username,
        })}
        preventScrollReset
        className="self-end"
      >
        {adminCopy.companies.makeCompanyAdmin}
      </LinkButton>
    )}
    {isActivated ? (
      <SecondStep hasSecondFactor={hasSecondFactor} />
    ) : (
      <NewLinkFields
        email={email}
        typed={sent?.email}
        error={sent && isWrongEmail(error) ? error : undefined}
      />
    )}
  </PostForm>
);

/**
 * Shows how the people of a site sign in, and helps those who never activated their account, or lost both the phone and
 * the recovery codes.
 */
export const SignInDialog = ({
  signIn,
  query,
  error,
  sent,
  closeTo,
}: {
  signIn: SignInView;
  query: CompanyQuery;
  error: DialogError | undefined;
  sent: SentSignIn | undefined;
  closeTo: string;
}) => (
  <RouteDialog title={adminCopy.master.peopleOf(signIn.siteId, signIn.companyId)} closeTo={closeTo}>
    <div className="flex flex-col gap-5">
      {error && !isWrongEmail(error) && (
        <Alert kind="error" title={error.title} live="assertive">
          {error.text}
        </Alert>
      )}
      {signIn.people.map((person) => (
        <PersonForm
          key={person.username}
          signIn={person}
          site={signIn}
          query={query}
          sent={sent?.username === person.username ? sent : undefined}
          error={error}
        />
      ))}
      <div className="flex justify-end">
        <LinkButton to={closeTo} preventScrollReset>
          {adminCopy.master.close}
        </LinkButton>
      </div>
    </div>
  </RouteDialog>
);

import { adminCopy } from '~/app/copy/copy';
import { Sentence } from '~/app/components/ui/sentence';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { PostForm } from '~/app/components/forms/post-form';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { TextInput } from '~/app/components/forms/text-input';
import { RouteDialog } from '~/app/components/ui/route-dialog';

export interface SignInView {
  readonly companyId: string;
  readonly siteId: string;
  readonly username: string;
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

const isWrongEmail = (error: DialogError) => error.code === 'invalid-email';

/** Sends an administrator who never activated the account a new link, if necessary at another address. */
const NewLinkFields = ({
  email,
  sentEmail,
  error,
  closeTo,
}: Pick<SignInView, 'email'> & {
  sentEmail: string | undefined;
  error: DialogError | undefined;
  closeTo: string;
}) => (
  <>
    <p>{adminCopy.companies.newLinkText}</p>
    <TextInput
      label={adminCopy.companies.linkAddress}
      name="email"
      type="email"
      maxLength={254}
      required={email === null}
      defaultValue={sentEmail}
      error={error && isWrongEmail(error) ? error.text : undefined}
      hint={
        email === null
          ? adminCopy.companies.linkAddressNeeded
          : adminCopy.companies.linkAddressHint(email)
      }
    />
    <DialogFoot
      closeTo={closeTo}
      intent="send-activation-link"
      label={adminCopy.companies.sendNewLink}
    />
  </>
);

const mailedLink = (email: string | null) =>
  email ? adminCopy.master.newLinkTo(email) : adminCopy.master.noEmail;

/**
 * Shows how a site's administrator signs in, and helps one who never activated the account, or who lost both phone and
 * recovery codes.
 */
export const SignInDialog = ({
  signIn: { companyId, siteId, username, isActivated, hasSecondFactor, email },
  error,
  sentEmail,
  closeTo,
}: {
  signIn: SignInView;
  error: DialogError | undefined;
  /** The address for a new link that was refused. */
  sentEmail: string | undefined;
  closeTo: string;
}) => (
  <RouteDialog title={adminCopy.master.administratorOf(siteId, companyId)} closeTo={closeTo}>
    <PostForm
      ref={useFocusFirstError<HTMLFormElement>(error)}
      noValidate
      preventScrollReset
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="companyId" value={companyId} />
      <input type="hidden" name="siteId" value={siteId} />
      {error && !isWrongEmail(error) && (
        <Alert kind="error" title={error.title} live="assertive">
          {error.text}
        </Alert>
      )}
      <p>
        <Sentence text={adminCopy.master.usernameIs} parts={{ name: <b>{username}</b> }} />{' '}
        {isActivated ? adminCopy.master.passwordChosen : adminCopy.master.noPasswordChosen}{' '}
        {mailedLink(email)}
      </p>
      {!isActivated && <NewLinkFields {...{ email, sentEmail, closeTo }} error={error} />}
      {isActivated && hasSecondFactor && (
        <>
          <p>{adminCopy.master.twoStepOnText}</p>
          <p>{adminCopy.master.signedOutText}</p>
          <DialogFoot
            closeTo={closeTo}
            intent="turn-off-second-factor"
            label={adminCopy.master.turnTwoStepOff}
            variant="danger"
          />
        </>
      )}
      {isActivated && !hasSecondFactor && (
        <>
          <p>{adminCopy.master.twoStepOff}</p>
          <div className="mt-2 flex justify-end">
            <LinkButton to={closeTo} preventScrollReset>
              {adminCopy.master.close}
            </LinkButton>
          </div>
        </>
      )}
    </PostForm>
  </RouteDialog>
);

import { adminCopy } from '~/app/copy/copy';
import { Sentence } from '~/app/components/ui/sentence';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { PostForm } from '~/app/components/forms/post-form';
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

const mailedLink = (email: string | null) =>
  email ? adminCopy.master.newLinkTo(email) : adminCopy.master.noEmail;

/** Shows how a site's administrator signs in, and helps if they have lost both their phone and their recovery codes. */
export const SignInDialog = ({
  signIn: { companyId, siteId, username, isActivated, hasSecondFactor, email },
  error,
  closeTo,
}: {
  signIn: SignInView;
  error: { readonly title: string; readonly text: string } | undefined;
  closeTo: string;
}) => (
  <RouteDialog title={adminCopy.master.administratorOf(siteId, companyId)} closeTo={closeTo}>
    <PostForm preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="companyId" value={companyId} />
      <input type="hidden" name="siteId" value={siteId} />
      {error && (
        <Alert kind="error" title={error.title} live="assertive">
          {error.text}
        </Alert>
      )}
      <p>
        <Sentence text={adminCopy.master.usernameIs} parts={{ name: <b>{username}</b> }} />{' '}
        {isActivated ? adminCopy.master.passwordChosen : adminCopy.master.noPasswordChosen}{' '}
        {mailedLink(email)}
      </p>
      {hasSecondFactor ? (
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
      ) : (
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

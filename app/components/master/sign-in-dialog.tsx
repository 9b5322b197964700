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
  /** Masked. */
  readonly email: string | null;
}

const mailedLink = (email: string | null) =>
  email
    ? `“Forgot password?” at the Admin Portal emails a new link to ${email}.`
    : 'No email address is on file, so “Forgot password?” cannot send a link.';

/** How the administrator of a site signs in, and the way back for one who has lost phone and recovery codes. */
export const SignInDialog = ({
  signIn: { companyId, siteId, username, isActivated, hasSecondFactor, email },
  error,
  closeTo,
}: {
  signIn: SignInView;
  error: { readonly title: string; readonly text: string } | undefined;
  closeTo: string;
}) => (
  <RouteDialog title={`Administrator of ${siteId}, ${companyId}`} closeTo={closeTo}>
    <PostForm preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="companyId" value={companyId} />
      <input type="hidden" name="siteId" value={siteId} />
      {error && (
        <Alert kind="error" title={error.title} live="assertive">
          {error.text}
        </Alert>
      )}
      <p>
        Username <b>{username}</b>.{' '}
        {isActivated ? 'A password has been chosen.' : 'No password has been chosen yet.'}{' '}
        {mailedLink(email)}
      </p>
      {hasSecondFactor ? (
        <>
          <p>
            Two-step sign-in is on. Turn it off only for someone you have spoken to who has lost
            both their phone and their recovery codes. After that, the password alone opens the
            site.
          </p>
          <p>They are signed out everywhere, and the site’s activity log names you.</p>
          <DialogFoot
            closeTo={closeTo}
            intent="turn-off-second-factor"
            label="Turn Two-step Sign-in Off"
            variant="danger"
          />
        </>
      ) : (
        <>
          <p>Two-step sign-in is off.</p>
          <div className="mt-2 flex justify-end">
            <LinkButton to={closeTo} preventScrollReset>
              Close
            </LinkButton>
          </div>
        </>
      )}
    </PostForm>
  </RouteDialog>
);

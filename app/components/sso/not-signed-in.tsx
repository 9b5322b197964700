import { LoginFrame } from '~/app/components/login/login-frame';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';

/** Says why single sign-on let somebody not in, and what to do. `tryAgain`: where it begins again. */
export const NotSignedIn = ({
  error,
  tryAgain,
}: {
  error: { title: string; text: string };
  tryAgain: string;
}) => (
  <LoginFrame title={adminCopy.sso.notSignedIn}>
    <Alert kind="error" live="assertive">
      {error.text}
    </Alert>
    <LinkButton to={tryAgain} reloadDocument variant="primary" size="lg">
      {adminCopy.sso.tryAgain}
    </LinkButton>
    <LinkButton to="/admin-portal" variant="ghost">
      {adminCopy.sso.otherWay}
    </LinkButton>
  </LoginFrame>
);

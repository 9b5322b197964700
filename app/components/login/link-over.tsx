import { PostForm } from '~/app/components/forms/post-form';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { adminCopy, copy } from '~/app/copy/copy';
import { ssoPath, adminLoginPath } from '~/domain/company/paths';
import { LoginFrame } from './login-frame';

export interface OverLink {
  code: 'code-unknown' | 'code-used' | 'code-expired' | 'sso-due';
  title: string;
  text: string;
  /** The account that the link was for; null if the link was never valid. */
  login: { companyId: string; siteId: string; username: string } | null;
}

/** Explains that a mailed link has expired or was used, and what to do instead. */
export const LinkOver = ({ code, title, text, login }: OverLink) => (
  <LoginFrame title={copy.login.setPassword}>
    <Alert kind={code === 'code-used' ? 'info' : 'warning'} title={title}>
      {text}
    </Alert>
    {login && code === 'code-expired' && (
      <PostForm action="/admin-portal/forgot-password">
        {Object.entries(login).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="primary" size="lg" className="w-full">
          {copy.login.emailLink}
        </Button>
      </PostForm>
    )}
    <LinkButton
      to={login ? adminLoginPath(login) : '/admin-portal'}
      size="lg"
      variant={code === 'code-used' ? 'primary' : 'secondary'}
    >
      {copy.login.adminPortal}
    </LinkButton>
    {login && code === 'sso-due' && (
      <LinkButton to={ssoPath(login.companyId)} reloadDocument variant="primary" size="lg">
        {adminCopy.sso.link}
      </LinkButton>
    )}
    {(code === 'code-unknown' || code === 'code-used') && (
      <LinkButton to="/admin-portal/forgot-password" variant="ghost">
        {copy.login.forgotPassword}
      </LinkButton>
    )}
  </LoginFrame>
);

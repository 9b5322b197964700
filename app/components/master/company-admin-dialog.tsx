import { FormDialog } from '~/app/components/forms/form-dialog';
import { Alert } from '~/app/components/ui/alert';
import { adminCopy } from '~/app/copy/copy';
import type { SignInView } from './sign-in-dialog';

/** Asks before somebody gets all sites of a company. */
export const CompanyAdminDialog = ({
  signIn: { companyId, siteId, people },
  username,
  error,
  closeTo,
}: {
  signIn: SignInView;
  username: string | null;
  error: { readonly title: string; readonly text: string } | undefined;
  closeTo: string;
}) => {
  const person = people.find((one) => one.username === username);
  if (!person) return null;
  const name = person.name ?? person.username;
  return (
    <FormDialog
      title={adminCopy.companies.makeCompanyAdminTitle(name, companyId)}
      closeTo={closeTo}
      intent="make-company-admin"
      label={adminCopy.companies.makeCompanyAdmin}
    >
      {error && (
        <Alert kind="error" title={error.title} live="assertive">
          {error.text}
        </Alert>
      )}
      <input type="hidden" name="companyId" value={companyId} />
      <input type="hidden" name="siteId" value={siteId} />
      <input type="hidden" name="username" value={person.username} />
      <p>{adminCopy.companies.makeCompanyAdminText(name)}</p>
    </FormDialog>
  );
};

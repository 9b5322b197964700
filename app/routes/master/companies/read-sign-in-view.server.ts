import type { SignInView } from '~/app/components/master/sign-in-dialog';
import type { Deps } from '~/app/ports/deps';
import { readSignInsOfSite } from '~/app/services/companies/help-sign-in.server';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';
import { maskedEmail } from '~/domain/mail/contact';

/** Reads how the people of the site in the URL sign in; null if the URL has none, or the site nobody. */
export const readSignInView = async (
  deps: Pick<Deps, 'stores'>,
  params: URLSearchParams,
): Promise<SignInView | null> => {
  const companyId = companyIdSchema.safeParse(params.get('company'));
  const siteId = siteIdSchema.safeParse(params.get('site'));
  if (!companyId.success || !siteId.success) return null;
  const tenant = { companyId: companyId.data, siteId: siteId.data };
  const people = (await readSignInsOfSite(deps, tenant)).map(({ email, ...signIn }) => ({
    ...signIn,
    email: email && maskedEmail(email),
  }));
  return people.length > 0 ? { ...tenant, people } : null;
};

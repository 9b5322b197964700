import type { SignInView } from '~/app/components/master/sign-in-dialog';
import { readAdminSignIn } from '~/app/services/companies/help-sign-in.server';
import type { Deps } from '~/app/ports/deps';
import { maskedEmail } from '~/domain/mail/contact';
import { companyIdSchema, siteIdSchema } from '~/domain/company/company-schema';

/** Reads the sign-in of the site in the URL; null if the URL has none. */
export const readSignInView = async (
  deps: Pick<Deps, 'stores'>,
  params: URLSearchParams,
): Promise<SignInView | null> => {
  const companyId = companyIdSchema.safeParse(params.get('company'));
  const siteId = siteIdSchema.safeParse(params.get('site'));
  if (!companyId.success || !siteId.success) return null;
  const tenant = { companyId: companyId.data, siteId: siteId.data };
  const signIn = await readAdminSignIn(deps, tenant);
  return signIn && { ...tenant, ...signIn, email: signIn.email && maskedEmail(signIn.email) };
};

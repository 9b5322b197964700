import type { Call } from '~/app/ports/deps';
import { makeSiteScope } from '~/app/ports/sessions';
import type { Tenant } from '~/domain/company/scope';
import type { Language } from '~/domain/shared/language';

type Account = { readonly employeeId: string } | { readonly username: string };

/**
 * The language after a sign-in: the one stored with the account, otherwise the one `chosen` in this browser,
 * which is then stored. Null if there is neither.
 */
export const settleLanguage = async ({
  deps: { stores },
  tenant,
  account,
  chosen,
}: Call<
  'stores',
  { tenant: Tenant; account: Account; chosen: Language | null }
>): Promise<Language | null> => {
  const actor = { role: 'system', name: 'Language' } as const;
  const scope = makeSiteScope(tenant, actor);
  const kept =
    'employeeId' in account
      ? (await stores.contacts.get(scope, account.employeeId))?.language
      : (await stores.access.readAdmin(tenant, account.username)).credential?.language;
  if (kept || !chosen) return kept ?? null;
  if ('employeeId' in account) await stores.contacts.setLanguage(scope, account.employeeId, chosen);
  else await stores.credentials.setLanguage(tenant, account.username, chosen);
  return chosen;
};

import type { Call } from '~/app/ports/deps';
import type { AdminSession, DriverSession } from '~/app/ports/sessions';
import type { Language } from '~/domain/shared/language';

/** Stores a user's choice of language in the user's account, for later pages and emails. */
export const rememberLanguage = async ({
  deps: { stores },
  access,
  language,
}: Call<'stores', { access: DriverSession | AdminSession; language: Language }>): Promise<void> => {
  const { scope } = access;
  if ('driver' in access) {
    await stores.contacts.setLanguage(scope, access.driver.employeeId, language);
  } else if (!access.byMasterPassword) {
    // Skip sessions opened with the master password, because they do not belong to the account's owner.
    await stores.credentials.setLanguage(scope, access.username, language);
  }
};

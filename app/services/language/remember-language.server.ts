import type { Deps } from '~/app/ports/deps';
import type { AdminSession, DriverSession } from '~/app/ports/sessions';
import type { Language } from '~/domain/shared/language';

/** Stores the language that a user chose with their account, for pages and emails. */
export const rememberLanguage = async ({
  deps: { stores },
  access,
  language,
}: {
  deps: Pick<Deps, 'stores'>;
  access: DriverSession | AdminSession;
  language: Language;
}): Promise<void> => {
  const { scope } = access;
  if ('driver' in access) {
    await stores.contacts.setLanguage(scope, access.driver.employeeId, language);
  } else if (!access.byMasterPassword) {
    // A session by the master password does not belong to the owner of the account.
    await stores.credentials.setLanguage(scope, access.username, language);
  }
};

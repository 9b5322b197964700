import type { Deps } from '~/app/ports/deps';
import type { AdminSession, DriverSession } from '~/app/ports/sessions';
import type { Language } from '~/domain/shared/language';

/** Keeps the language that somebody chose with their account, for pages and mails. */
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
    // Whoever came in with the master password is not the person whose account it is.
    await stores.credentials.setLanguage(scope, access.username, language);
  }
};

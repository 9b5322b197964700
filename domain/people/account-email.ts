import { readEmail } from '~/domain/shared/email-schema';
import { isSameEmail } from './same-email';

interface Account {
  readonly username: string;
  readonly email?: string | undefined;
}

/** The usernames of the accounts with an email address, which is as somebody typed it. */
export const listUsernames = (accounts: readonly Account[], typed: string): string[] => {
  const email = readEmail(typed);
  if (email === null) return [];
  return accounts.filter((one) => isSameEmail(one.email, email)).map(({ username }) => username);
};

import { readEmail } from '~/domain/shared/email-schema';

interface Account {
  readonly username: string;
  readonly email?: string | null | undefined;
}

/** Whether both are the same mailbox, in whatever letters they were typed. */
export const isSameEmail = (one: string | null | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** The usernames of the accounts with an email address, which is as somebody typed it. */
export const listUsernames = (accounts: readonly Account[], typed: string): string[] => {
  const email = readEmail(typed);
  if (email === null) return [];
  return accounts.filter((one) => isSameEmail(one.email, email)).map(({ username }) => username);
};

/** Whether another account of the list has the address of this one, so that it signs in with its username only. */
export const sharesEmail = (accounts: readonly Account[], { username, email }: Account): boolean =>
  accounts.some((one) => one.username !== username && !!email && isSameEmail(one.email, email));

interface Account {
  readonly username: string;
  readonly email?: string | null | undefined;
}

/** Whether both are the same mailbox, in whatever letters they were typed. */
export const isSameEmail = (one: string | null | undefined, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** Whether another account of the list has the address of this one, so that it signs in with its username only. */
export const sharesEmail = (accounts: readonly Account[], { username, email }: Account): boolean =>
  accounts.some((one) => one.username !== username && !!email && isSameEmail(one.email, email));

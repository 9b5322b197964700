/** Names an account inside its company: the site that keeps it, and its username there. */
export interface AccountName {
  readonly siteId: string;
  readonly username: string;
}

export const isSameAccount = (one: AccountName, other: AccountName): boolean =>
  one.siteId === other.siteId && one.username === other.username;

/** The accounts of a company's administrators after the role of one account was stored; the same list if it stays. */
export const listCompanyAdmins = (
  accounts: readonly AccountName[],
  { siteId, username }: AccountName,
  isCompanyAdmin: boolean,
): readonly AccountName[] => {
  const account = { siteId, username };
  const isListed = accounts.some((one) => isSameAccount(one, account));
  if (isListed === isCompanyAdmin) return accounts;
  return isCompanyAdmin
    ? [...accounts, account]
    : accounts.filter((one) => !isSameAccount(one, account));
};

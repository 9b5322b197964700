/** How many recovery codes an administrator gets: as many as fit on a small piece of paper. */
export const recoveryCodeCount = 8;
/** In UTF-16 units, of the name that an administrator gives a passkey. */
export const maxPasskeyName = 60;

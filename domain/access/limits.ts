/** How many recovery codes an administrator gets: as many as fit on a small piece of paper. */
export const recoveryCodeCount = 8;

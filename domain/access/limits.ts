/** As many as fit on a slip of paper. */
export const recoveryCodeCount = 8;

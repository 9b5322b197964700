/** A key as sessions and links in emails are signed with. */
export const signingKey = `k1:${'A'.repeat(43)}`;

/** The variables without which no process that serves pages starts. */
export const signingKeys = {
  SESSION_KEYS: signingKey,
  MAIL_LINK_KEYS: signingKey,
  PUSH_KEY: 'A'.repeat(43).replace(/A$/, 'E'),
};

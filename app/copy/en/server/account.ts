export const account = {
  yourOtherSessionsHaveEnded: 'Your other sessions have ended.',
};

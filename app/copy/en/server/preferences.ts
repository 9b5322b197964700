export const preferences = {
  saved: 'Preferences Saved',
  savedText: 'Your job preferences have been saved.',
  savedEmpty: 'You saved an empty preference list. No jobs will be assigned based on preferences.',
  claimFiled: 'Claim Filed',
  claimSent: (pickId: string) =>
    `Your claim about ${pickId} is on its way. The answer appears on this page.`,
};

export const vacationPreferences = {
  saved: 'Vacation Preferences Saved',
  savedText: 'Your vacation preferences have been saved.',
  savedEmpty:
    'You saved an empty preference list. No vacation week will be assigned based on preferences.',
  notPublished: 'Nothing is published for you.',
  declined: 'Vacation Week Declined',
  givenUp: 'Vacation Week Given Up',
  passedOn: 'It takes effect when the weeks are published again.',
};

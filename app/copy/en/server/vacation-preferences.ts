export const vacationPreferences = {
  vacationPreferencesSaved: 'Vacation Preferences Saved',
  yourVacationPreferencesHaveBeen: 'Your vacation preferences have been saved.',
  youSavedAnEmptyPreference:
    'You saved an empty preference list. No vacation week will be assigned based on preferences.',
  nothingIsPublishedForYou: 'Nothing is published for you.',
  vacationWeekDeclined: 'Vacation Week Declined',
  vacationWeekGivenUp: 'Vacation Week Given Up',
};

export const preferences = {
  preferencesSaved: 'Preferences Saved',
  yourJobPreferencesHaveBeen: 'Your job preferences have been saved.',
  youSavedAnEmptyPreference:
    'You saved an empty preference list. No jobs will be assigned based on preferences.',
};

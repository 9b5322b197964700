import type { preferences as en } from '~/app/copy/en/server/preferences';

export const preferences: typeof en = {
  preferencesSaved: 'Preferencias guardadas',
  yourJobPreferencesHaveBeen: 'Sus preferencias de trabajo se guardaron.',
  youSavedAnEmptyPreference:
    'Guardó una lista vacía. No se le asignará ningún trabajo por preferencia.',
};

export { vacationPreferences } from '~/app/copy/en/server/vacation-preferences';

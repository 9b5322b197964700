export { vacationPreferences } from '~/app/copy/en/driver/vacation-preferences';

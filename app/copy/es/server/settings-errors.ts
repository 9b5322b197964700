export { settingsErrors } from '~/app/copy/en/server/settings-errors';

export { settings } from '~/app/copy/en/server/settings';

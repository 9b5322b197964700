export { settings } from '~/app/copy/en/admin/settings';

export { roster } from '~/app/copy/en/admin/roster';

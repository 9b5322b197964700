export { master } from '~/app/copy/en/admin/master';

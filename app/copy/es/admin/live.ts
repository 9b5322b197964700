export { live } from '~/app/copy/en/admin/live';

export { account } from '~/app/copy/en/admin/account';

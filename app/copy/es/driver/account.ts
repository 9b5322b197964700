export { account } from '~/app/copy/en/driver/account';

export { account } from '~/app/copy/en/server/account';

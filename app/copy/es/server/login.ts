export { login } from '~/app/copy/en/server/login';

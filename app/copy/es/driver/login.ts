export { login } from '~/app/copy/en/driver/login';

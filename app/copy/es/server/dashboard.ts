export { dashboard } from '~/app/copy/en/server/dashboard';

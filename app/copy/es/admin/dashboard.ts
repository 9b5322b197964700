export { dashboard } from '~/app/copy/en/admin/dashboard';

export { activation } from '~/app/copy/en/admin/activation';

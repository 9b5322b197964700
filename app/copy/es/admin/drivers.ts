export { drivers } from '~/app/copy/en/admin/drivers';

export { vacations } from '~/app/copy/en/admin/vacations';

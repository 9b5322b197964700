export { registration } from '~/app/copy/en/admin/registration';

export { registration } from '~/app/copy/en/driver/registration';

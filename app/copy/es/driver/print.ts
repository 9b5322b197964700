export { print } from '~/app/copy/en/driver/print';

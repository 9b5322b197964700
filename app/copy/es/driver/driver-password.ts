export { driverPassword } from '~/app/copy/en/driver/driver-password';

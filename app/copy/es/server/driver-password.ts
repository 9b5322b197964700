export { driverPassword } from '~/app/copy/en/server/driver-password';

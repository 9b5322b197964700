export { landing } from '~/app/copy/en/driver/landing';

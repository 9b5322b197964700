export { kiosk } from '~/app/copy/en/driver/kiosk';

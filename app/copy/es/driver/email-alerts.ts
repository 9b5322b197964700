export { emailAlerts } from '~/app/copy/en/driver/email-alerts';

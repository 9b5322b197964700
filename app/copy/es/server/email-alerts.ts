export { emailAlerts } from '~/app/copy/en/server/email-alerts';

export { registrationErrors } from '~/app/copy/en/server/registration-errors';

export { vacationErrors } from '~/app/copy/en/server/vacation-errors';

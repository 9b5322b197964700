export { rosterErrors } from '~/app/copy/en/server/roster-errors';

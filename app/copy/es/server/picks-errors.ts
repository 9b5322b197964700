export { picksErrors } from '~/app/copy/en/server/picks-errors';

export { awardErrors } from '~/app/copy/en/server/award-errors';

export { accessErrors } from '~/app/copy/en/server/access-errors';

export { master } from '~/app/copy/en/server/master';

export { assignments } from '~/app/copy/en/server/assignments';

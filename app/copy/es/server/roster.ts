export { roster } from '~/app/copy/en/server/roster';

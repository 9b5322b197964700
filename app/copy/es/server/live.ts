export { live } from '~/app/copy/en/server/live';

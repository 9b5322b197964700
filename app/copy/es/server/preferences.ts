export { preferences } from '~/app/copy/en/server/preferences';

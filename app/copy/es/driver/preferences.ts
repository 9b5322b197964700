export { preferences } from '~/app/copy/en/driver/preferences';

export { shell } from '~/app/copy/en/server/shell';

export { shell } from '~/app/copy/en/driver/shell';

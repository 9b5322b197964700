export { assignments } from '~/app/copy/en/admin/assignments';

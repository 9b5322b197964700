export { reports } from '~/app/copy/en/admin/reports';

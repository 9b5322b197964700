export { reports } from '~/app/copy/en/server/reports';

export { jobs } from '~/app/copy/en/admin/jobs';

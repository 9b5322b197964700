export { jobs } from '~/app/copy/en/server/jobs';

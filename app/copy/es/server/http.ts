export { http } from '~/app/copy/en/server/http';

export { drivers } from '~/app/copy/en/server/drivers';

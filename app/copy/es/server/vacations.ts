export { vacations } from '~/app/copy/en/server/vacations';

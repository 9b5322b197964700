export { activation } from '~/app/copy/en/server/activation';

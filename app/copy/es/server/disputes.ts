export { disputes } from '~/app/copy/en/server/disputes';

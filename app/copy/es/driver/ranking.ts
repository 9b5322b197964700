export { ranking } from '~/app/copy/en/driver/ranking';

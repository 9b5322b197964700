export { guards } from '~/app/copy/en/server/guards';

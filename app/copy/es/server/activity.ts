export { activity } from '~/app/copy/en/server/activity';

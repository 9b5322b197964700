export { activity } from '~/app/copy/en/admin/activity';

export { disputes } from '~/app/copy/en/admin/disputes';

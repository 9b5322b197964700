export { adminPortal } from '~/app/copy/en/admin/admin-portal';

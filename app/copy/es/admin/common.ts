export { common } from '~/app/copy/en/admin/common';

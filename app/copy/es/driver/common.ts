export { common } from '~/app/copy/en/driver/common';

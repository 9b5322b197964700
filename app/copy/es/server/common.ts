export { common } from '~/app/copy/en/server/common';

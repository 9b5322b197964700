export { forms } from '~/app/copy/en/server/forms';

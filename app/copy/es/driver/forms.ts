export { forms } from '~/app/copy/en/driver/forms';

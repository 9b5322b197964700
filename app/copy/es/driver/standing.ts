export { standing } from '~/app/copy/en/driver/standing';

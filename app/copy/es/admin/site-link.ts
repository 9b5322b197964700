export { siteLink } from '~/app/copy/en/admin/site-link';

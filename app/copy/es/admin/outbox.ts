export { outbox } from '~/app/copy/en/admin/outbox';

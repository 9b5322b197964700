export { selectionErrors } from '~/app/copy/en/server/selection-errors';

export { companiesErrors } from '~/app/copy/en/server/companies-errors';

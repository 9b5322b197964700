import { redirect } from '@remix-run/node';
import {
  dataExportDownload,
  exportPath,
} from '~/app/platform/downloads/data-export-download.server';
import { exportForm } from '~/app/platform/forms/export-form';
import { companyAdminAction, companyAdminLoader } from '~/app/platform/guards/guards.server';

export const loader = companyAdminLoader(async () => redirect(exportPath));

/** Everything of every site of the company as a file. A form asks for it, because it is logged and counted. */
export const action = companyAdminAction(async (args) => {
  await args.sentForm.parse(exportForm);
  return dataExportDownload(args, 'company');
});

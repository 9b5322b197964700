import { redirect } from '@remix-run/node';
import {
  dataExportDownload,
  exportPath,
} from '~/app/platform/downloads/data-export-download.server';
import { exportForm } from '~/app/platform/forms/export-form';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards/guards.server';

export const loader = siteAdminLoader(async () => redirect(exportPath));

/** Everything of the site as a file. A form asks for it, because it is logged and counted. */
export const action = siteAdminAction(async (args) => {
  await args.sentForm.parse(exportForm);
  return dataExportDownload(args, 'site');
});

import { serverCopy } from '~/app/copy/copy';
import type { BeginExportError } from '~/app/services/data-export/begin-export.server';
import type { ErrorMessages } from './error-message';

export type DataExportError = BeginExportError;

export const dataExportMessages = {
  'no-export-with-master-password': () => ({
    status: 403,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.dataExport.notWithMasterPassword,
  }),
  'too-many-exports': ({ limit, retryAfterSeconds }) => ({
    status: 429,
    title: serverCopy.dataExport.tooManyTitle,
    text: serverCopy.dataExport.tooMany(limit, Math.ceil(retryAfterSeconds / 60)),
  }),
} satisfies Partial<ErrorMessages<DataExportError>>;

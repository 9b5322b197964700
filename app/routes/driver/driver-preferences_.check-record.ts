import { driverLoader } from '~/app/platform/guards/guards.server';
import { numberedRecordDownload } from '~/app/platform/http/numbered-record-download.server';

export const loader = driverLoader((args) => numberedRecordDownload(args, 'jobs'));

import { numberedRecordDownload } from '~/app/platform/downloads/numbered-record-download.server';
import { driverLoader } from '~/app/platform/guards/guards.server';

export const loader = driverLoader((args) => numberedRecordDownload(args, 'jobs'));

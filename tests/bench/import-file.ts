import { readFileSync } from 'node:fs';
import { writeWorkbook } from '~/app/services/files/write-workbook.server';
import type { serveSite } from './served-site';

type Served = Pick<Awaited<ReturnType<typeof serveSite>>, 'origin' | 'admin' | 'pid'>;

/** As many rows as a file may have, below its header, as an administrator would export them. */
export const makeLongFile = (): Promise<Uint8Array<ArrayBuffer>> =>
  writeWorkbook(
    [
      ['EmployeeID', 'Name', 'SeniorityNumber', 'VCStatus', 'AirportCertified', 'Eligible'],
      ...Array.from({ length: 9_990 }, (_, at) => [
        String(7_000_000 + at),
        `Driver Number ${at}`,
        String(at + 2_001),
        at % 3 === 0 ? 'Yes' : 'No',
        at % 2 === 0 ? 'Yes' : 'No',
        'Yes',
      ]),
    ],
    'Drivers',
  );

/** What Linux counts processor time in. */
const tickMs = 10;

/** The processor time that a process has used so far, milliseconds. */
const readProcessorMs = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before the last bracket may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
};

/** Uploads the file and takes the whole preview. */
const upload = async (
  { origin, admin }: Served,
  path: string,
  file: Uint8Array<ArrayBuffer>,
): Promise<void> => {
  const body = new FormData();
  body.set('intent', 'import-workbook');
  body.set('file', new Blob([file]), 'drivers.xlsx');
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { cookie: admin, origin },
    body,
  });
  const page = await answer.text();
  if (!page.includes('7000001')) throw new Error(`${path} answered ${answer.status}, no preview`);
};

/** The processor time of one upload, milliseconds. */
export const countProcessorMs = async (
  served: Served,
  ...file: [path: string, file: Uint8Array<ArrayBuffer>]
): Promise<number> => {
  const before = readProcessorMs(served.pid);
  await upload(served, ...file);
  return readProcessorMs(served.pid) - before;
};

/** How long others wait at most during one upload, milliseconds: the longest answer to the smallest request. */
export const findLongestWaitMs = async (
  served: Served,
  ...file: [path: string, file: Uint8Array<ArrayBuffer>]
): Promise<number> => {
  let longest = 0;
  let isUploading = true;
  const ask = async () => {
    while (isUploading) {
      const asked = performance.now();
      await (await fetch(`${served.origin}/healthz`)).text();
      longest = Math.max(longest, performance.now() - asked);
    }
  };
  await Promise.all([ask(), upload(served, ...file).finally(() => (isUploading = false))]);
  return longest;
};

/** Lets the company have more drivers than the file has. */
export const raiseLimit = async ({ origin, admin }: Served): Promise<void> => {
  const answer = await fetch(`${origin}/admin/master/companies`, {
    method: 'POST',
    headers: { cookie: admin, origin },
    redirect: 'manual',
    body: new URLSearchParams({
      intent: 'save-settings',
      companyId: 'DEFAULT',
      maxDrivers: '20000',
      maxJobs: '500',
      maxSites: '10',
      usesSeniorityForAssignment: 'on',
      usesVCStatus: 'on',
      airportCertificationRequired: 'on',
    }),
  });
  if (answer.status >= 400) throw new Error(`Raising the limit answered ${answer.status}`);
};

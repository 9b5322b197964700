import {
  readJobLists,
  readJobSaves,
  readWeekLists,
  readWeekSaves,
} from '~/app/services/picks/read-lists.server';
import type { ExportReading, ReadTable } from './export-reading';

/** How many saves are read at a time: at most 4 MB, if each has the longest list with the longest IDs. */
const savesPerPage = 100;

interface Saved {
  readonly acceptedAt: string;
}

/** The lists that count when the export begins. One that was replaced since then is among the saves only. */
const readLists = (
  read: (reading: ExportReading) => Promise<{ readonly lists: readonly Saved[] }>,
): ReadTable =>
  async function* (reading) {
    const { lists } = await read(reading);
    yield lists.filter(({ acceptedAt }) => acceptedAt < reading.now);
  };

const readSaves = (
  read: (
    reading: ExportReading,
    page: { readonly after: string | null; readonly limit: number },
  ) => Promise<{ readonly saves: readonly object[]; readonly next: string | null }>,
): ReadTable =>
  async function* (reading) {
    let after: string | null = null;
    do {
      const page = await read(reading, { after, limit: savesPerPage });
      yield page.saves;
      after = page.next;
    } while (after !== null);
  };

/** What drivers saved, through the gate that keeps lists sealed. */
export const listTableReaders = {
  'job-lists': readLists(readJobLists),
  'job-saves': readSaves(readJobSaves),
  'vacation-lists': readLists(readWeekLists),
  'vacation-saves': readSaves(readWeekSaves),
} satisfies Record<string, ReadTable>;

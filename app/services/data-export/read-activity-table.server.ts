import type { ReadTable } from './export-reading';

const entriesPerPage = 1_000;

/** The whole log, also the entries that were hidden by clearing it. */
export const readActivityTable: ReadTable = async function* ({ deps, scope, describe }) {
  let before: string | undefined;
  do {
    const range = { before, limit: entriesPerPage, withHidden: true } as const;
    const { entries, next } = await deps.stores.activity.page(scope, range);
    yield entries.map((entry) => ({ ...entry, sentence: describe(entry.event) }));
    before = next ?? undefined;
  } while (before !== undefined);
};

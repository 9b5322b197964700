import { isDeepStrictEqual } from 'node:util';
import type { SiteCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { Activity } from '~/domain/activity/activity';
import {
  emptyGlossary,
  learnAnswers,
  type AnsweredImport,
  type ImportGlossary,
} from '~/domain/roster/import-glossary';
import type { RosterNoun, RosterText } from '~/domain/roster/roster-text';

/** What people answered about headers and words of earlier imports of a roster. */
export const readGlossary = (
  { deps, access }: SiteCall<'stores'>,
  noun: RosterNoun,
): Promise<ImportGlossary> => deps.stores.importGlossary.read(access.scope, noun);

const attempts = 4;

/** Decides again if somebody else was faster. If that goes on, nothing is stored, and the next file is asked about. */
const changeGlossary = async (
  { deps, access: { scope } }: SiteCall<'stores'>,
  noun: RosterNoun,
  change: (glossary: ImportGlossary) => ImportGlossary,
  entry?: Activity,
): Promise<void> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { version, headers, words } = await deps.stores.importGlossary.read(scope, noun);
    const next = change({ headers, words });
    if (isDeepStrictEqual(next, { headers, words })) return;
    const glossary = { ...next, version };
    if (await deps.stores.importGlossary.save(scope, noun, { glossary, entry })) return;
  }
};

/** Keeps what people answered about an import, for the next file with the same headers and words. */
export const keepAnswers = <T>(
  args: SiteCall<'stores'>,
  roster: RosterText<T>,
  answered: AnsweredImport,
): Promise<void> =>
  changeGlossary(args, roster.noun, (glossary) => learnAnswers(roster, glossary, answered));

export const forgetAnswers = (args: SiteCall<Writing>, noun: RosterNoun): Promise<void> => {
  const event = { code: 'import-answers-forgotten', noun } as const;
  const entry = makeLogEntry(args.deps, args.access.scope, 'delete', event);
  return changeGlossary(args, noun, () => emptyGlossary, entry);
};

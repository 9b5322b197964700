import type { AdminCredential } from '~/domain/access/credential';
import type { CurrentNote, PastNote } from '~/domain/notes/note-schema';
import { unpackRecipients } from '~/domain/notes/pack-recipients';
import { rosterNouns, type RosterNoun } from '~/domain/roster/roster-text';
import type { ExportReading, ReadTable } from './export-reading';

/** A table that a few store calls read as a whole. */
const readAtOnce = (read: (reading: ExportReading) => Promise<readonly object[]>): ReadTable =>
  async function* (reading) {
    yield await read(reading);
  };

const toSettings = (group: string, values: object): object[] =>
  Object.entries(values).map(([name, value]) => ({ group, name, value: value as unknown }));

const readSettings = readAtOnce(async ({ site, company }) => {
  const { companyId, siteId, name, address, isActive, timeZone } = site;
  return [
    ...toSettings('site', { companyId, siteId, name, address, isActive, timeZone }),
    ...toSettings('company', { companyName: company.name, ...company.settings }),
    ...toSettings('settings', site.settings),
    ...toSettings('selection', site.window),
    ...toSettings('vacation portal', site.vacation),
    ...toSettings('weeks ahead', site.plan),
  ];
});

const toNote = ({ recipients, ...note }: PastNote & Partial<CurrentNote>): object => ({
  ...note,
  recipients: recipients ? unpackRecipients(recipients) : undefined,
});

const toPerson = ({
  username,
  name,
  role,
  email,
  language,
  lastSignInAt,
  invitedUntil,
}: AdminCredential): object => ({
  username,
  name,
  role,
  email,
  language,
  lastSignInAt,
  invitedUntil,
});

/** The tables that do not grow from week to week. */
export const siteTableReaders = {
  settings: readSettings,
  drivers: readAtOnce(async ({ deps, scope }) => (await deps.stores.drivers.list(scope)).items),
  leave: readAtOnce(async ({ deps, scope }) =>
    (await deps.stores.leave.list(scope)).flatMap(({ employeeId, spans }) =>
      spans.map((span) => ({ employeeId, ...span })),
    ),
  ),
  jobs: readAtOnce(async ({ deps, scope }) => (await deps.stores.jobs.list(scope)).items),
  'job-templates': readAtOnce(
    async ({ deps, scope }) => (await deps.stores.jobTemplates.read(scope)).templates,
  ),
  'import-answers': readAtOnce(async ({ deps, scope }) => {
    const read = async (list: RosterNoun) => {
      const { headers, words } = await deps.stores.importGlossary.read(scope, list);
      return [
        ...headers.map(({ header, field }) => ({ list, text: header, field: field ?? '' })),
        ...words.map(({ word, field, meaning }) => ({ list, text: word, field, meaning })),
      ];
    };
    return (await Promise.all(rosterNouns.map(read))).flat();
  }),
  'vacation-weeks': readAtOnce(async ({ deps, scope }) => deps.stores.weeks.list(scope)),
  notes: readAtOnce(async ({ deps, scope }) => {
    const { current, past } = await deps.stores.notes.board(scope);
    return [...current, ...past].map(toNote);
  }),
  'note-confirmations': readAtOnce(async ({ deps, scope }) =>
    deps.stores.notes.listConfirmations(scope),
  ),
  'note-templates': readAtOnce(
    async ({ deps, scope }) => (await deps.stores.notes.templates(scope)).templates,
  ),
  people: readAtOnce(async ({ deps, scope }) =>
    (await deps.stores.credentials.administrators(scope)).map(toPerson),
  ),
  'erased-drivers': readAtOnce(async ({ deps, scope }) => deps.stores.erasures.list(scope)),
} satisfies Record<string, ReadTable>;

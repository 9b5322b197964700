import { createHash } from 'node:crypto';
import { zipFiles, type Chunk, type ZipEntry } from '~/app/services/files/zip-files.server';
import type { DescribeEvent } from '~/domain/activity/activity-search';
import type { Company } from '~/domain/company/company';
import {
  companyColumns,
  exportFormat,
  exportVersion,
  selectColumns,
  siteTableNames,
  siteTables,
} from '~/domain/data-export/columns';
import type { StoredLogo } from '~/domain/logo/logo';
import { getSeal } from '~/domain/site/seal';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import type { ExportedSite } from './export-reading';
import { eachSiteFile, toLines, type ExportFile } from './site-files.server';

/** The texts of an export, which are looked up before it begins, in the language of the request. */
interface ExportTexts {
  readonly describe: DescribeEvent;
  readonly moreRows: (file: string) => string;
  readonly readme: {
    readonly title: (name: string, at: string) => string;
    readonly format: (format: string, version: number) => string;
    readonly intro: readonly string[];
    readonly sealedJobs: (siteId: string) => string;
    readonly sealedVacations: (siteId: string) => string;
    readonly tables: string;
  };
}

interface Exported {
  readonly of: 'site' | 'company';
  readonly company: Company;
  /** Null if the company has none. */
  readonly logo?: StoredLogo | null;
  readonly sites: readonly ExportedSite[];
  readonly now: Instant;
  readonly texts: ExportTexts;
}

const wholeFile = (name: string, chunk: Chunk, rows = 0): ExportFile => ({
  name,
  ...(rows > 0 && { isTable: true }),
  chunks: (async function* () {
    yield { chunk, rows };
  })(),
});

const writeReadme = ({ of, company, sites, now, texts: { readme } }: Exported): string => {
  const name = of === 'site' ? (sites[0]?.site.name ?? '') : company.name;
  const seals = sites.flatMap(({ site }) => [
    ...(getSeal(site, 'jobs', now) ? [readme.sealedJobs(site.siteId)] : []),
    ...(getSeal(site, 'vacations', now) ? [readme.sealedVacations(site.siteId)] : []),
  ]);
  const tables = siteTableNames.map((table) => `- ${table}: ${siteTables[table].join(', ')}`);
  return [
    readme.title(name, now),
    readme.format(exportFormat, exportVersion),
    '',
    ...readme.intro,
    ...seals,
    '',
    readme.tables,
    ...tables,
    '',
  ].join('\n');
};

const writeCompany = ({ companyId, name, isFree, registeredAt, settings, siteIds }: Company) => {
  const values = { companyId, name, isFree, registeredAt, siteIds, ...settings };
  return Object.entries(values).map(([key, value]) =>
    selectColumns(companyColumns, { name: key, value }),
  );
};

const eachFile = async function* (exported: Exported): AsyncGenerator<ExportFile, void, void> {
  const { of, company, logo, sites, now, texts } = exported;
  yield wholeFile('README.txt', writeReadme(exported));
  if (of === 'company') {
    const rows = writeCompany(company);
    yield wholeFile('company.jsonl', toLines(rows), rows.length);
    if (logo) yield wholeFile(`logo.${logo.type.split('/')[1]}`, logo.bytes);
  }
  for (const site of sites)
    yield* eachSiteFile({ ...site, company, now, describe: texts.describe }, texts.moreRows);
};

/** What the last entry says of a file. */
interface FileFacts {
  readonly name: string;
  /** Of a table. */
  readonly rows?: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The content of a file; `note` is called with its facts once all of it has been read. */
const measure = async function* (
  { name, chunks, isTable }: ExportFile,
  note: (facts: FileFacts) => void,
) {
  const hash = createHash('sha256');
  let bytes = 0;
  let rows = 0;
  for await (const { chunk, rows: more = 0 } of chunks) {
    const content = Buffer.from(chunk);
    hash.update(content);
    bytes += content.length;
    rows += more;
    yield content;
  }
  note({ name, ...(isTable && { rows }), bytes, sha256: hash.digest('hex') });
};

const eachEntry = async function* (exported: Exported): AsyncGenerator<ZipEntry, void, void> {
  const { of, company, sites, now } = exported;
  const files: FileFacts[] = [];
  for await (const file of eachFile(exported))
    yield {
      name: file.name,
      chunks: measure(file, (facts) => files.push(facts)),
      ...(file.isCompressed && { isCompressed: true }),
    };
  const complete = {
    format: exportFormat,
    version: exportVersion,
    of,
    companyId: company.companyId,
    siteIds: sites.map(({ site }) => site.siteId),
    exportedAt: now,
    files,
  };
  yield { name: 'complete.json', chunks: [JSON.stringify(complete, null, 2)] };
};

/**
 * A ZIP archive of everything that the sites have stored, in chunks that each take few store calls. Its last entry says that
 * it is complete.
 */
export const writeExport = (exported: Exported) =>
  zipFiles(eachEntry(exported), new Date(toEpochMs(exported.now)));

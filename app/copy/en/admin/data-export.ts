/** The page that exports all data of a site or a company. */
export const dataExport = {
  title: 'Export All Data',
  shortcut: 'Everything of the site or company in one file',
  intro:
    'Take along everything that is stored: for another product, for your records, or before a site is erased.',
  site: (name: string) => `All data of ${name}`,
  siteText: 'Everything of this site.',
  company: (name: string) => `All data of ${name} (company)`,
  companyText: (count: number) =>
    `Everything of ${count === 1 ? 'its only site' : `all ${count} sites`}. If this takes longer than 5 minutes, the download breaks off: then export each site on its own.`,
  exportSite: 'Export site',
  exportCompany: 'Export company',
  contents: 'What the file contains',
  tables:
    'Drivers, jobs, vacation weeks, settings, all saved lists, awards with their records, claims, trades, notes, people and the whole activity log.',
  forms:
    'Each as JSON Lines for programs, and once more as sheets of an Excel workbook for each site. README.txt in the file explains all of it.',
  complete:
    'The last entry, complete.json, has the size and the SHA-256 of every file. A file without it was cut off.',
  without:
    'No passwords, codes, keys, tokens or security answers, and no email addresses or phone numbers of drivers.',
  sealedJobs:
    'The lists of this week are sealed: until the selection closes, the file says who saved, but not what.',
  sealedVacations:
    'The vacation lists are sealed: until the portal closes, the file says who saved, but not what.',
  care: 'The file names your drivers and your people. Protect it as you would protect a personnel file. Each export is in the activity log.',
};

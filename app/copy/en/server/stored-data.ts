/** Toasts of the page that erases a driver. */
export const erasure = {
  begun: 'Erasing the driver',
  begunText: (number: string) =>
    `From now on, the driver is number ${number}. This page shows when everything is erased: after a few minutes, or an hour if there are large records of many weeks.`,
};

/** Toasts of the erasure of companies and sites. */
export const tenantErasure = {
  asked: 'Erasure Scheduled',
  askedText: (what: string, date: string) =>
    `${what} will be erased on ${date}, unless you withdraw this.`,
  withdrawn: 'Erasure Withdrawn',
  withdrawnText: (what: string) => `${what} stays, deactivated as it was.`,
  noCertificate: 'There is no such certificate.',
};

/** Toasts of the page that says for how long history is kept. */
export const retention = {
  saved: 'Saved',
  savedText: 'The new times count from now on.',
  waits: 'Saved, and Waiting',
  waitsText: (days: number) => `The shorter time takes effect after ${days} days.`,
  withdrawn: 'Withdrawn',
  withdrawnText: 'History is kept as before.',
};

/** The texts inside an export. */
export const dataExport = {
  moreRows: (name: string) => `Excel can hold no more rows. All of them are in ${name}.`,
  readme: {
    title: (name: string, at: string) => `All data of ${name}, exported at ${at}`,
    format: (format: string, version: number) => `Format: ${format}, version ${version}`,
    intro: [
      'Each folder in sites/ is one site. A .jsonl file is a table: each line is a row as a JSON object (JSON Lines, UTF-8).',
      'The .xlsx file of a site has the same tables as sheets. Excel shows at most 32,767 characters of a cell.',
      'records/ has the record of each published award, which `npm run verify-award` computes again.',
      'Times are UTC (ISO 8601). IDs are texts, because they may begin with zeros. A missing value is left out.',
      'awardId is the ISO week in which jobs are worked, such as 2026-W49, or "vacation".',
      'complete.json is the last entry. It has the rows, bytes and SHA-256 of every file. If it is missing, the file was cut off.',
      'There are no passwords, codes, keys, tokens or security answers, and none of the email addresses and phone numbers at which drivers get messages.',
      'What drivers saved after the export began is left out.',
    ],
    sealedJobs: (siteId: string) =>
      `Site ${siteId}: the lists of the running selection are sealed. They are here without their jobs.`,
    sealedVacations: (siteId: string) =>
      `Site ${siteId}: the vacation lists are sealed. All of them are here without their weeks.`,
    tables: 'The tables and their columns:',
  },
};

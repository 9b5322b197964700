/** Toasts and refusals of the erasure of companies and sites. */
export const tenantErasure = {
  asked: 'Erasure Scheduled',
  askedText: (what: string, date: string) =>
    `${what} will be erased on ${date}, unless you withdraw this.`,
  withdrawn: 'Erasure Withdrawn',
  withdrawnText: (what: string) => `${what} stays, deactivated as it was.`,
  notErasable:
    'The built-in company and its main site are never erased: the master administrator signs in there.',
  stillActive: 'Only what is deactivated can be erased. Deactivate the company or site first.',
  askedAlready: 'Its erasure is scheduled already.',
  otherId: 'This is not the ID of what you are about to erase.',
  reasonMissing: 'Please give a reason.',
  noneAsked: 'Its erasure is not scheduled, or has begun.',
  noCertificate: 'There is no such certificate.',
};

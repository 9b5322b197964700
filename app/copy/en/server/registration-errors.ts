export const registrationErrors = {
  tooLong: 'Too long',
  tooLongText: (limit: number) => `This entry is too long. It can have up to ${limit} characters.`,
  notSubmitted: 'Not submitted',
  trapFilled:
    'A field that has to stay empty was filled in, perhaps by your browser. Reload the page and fill out the form manually.',
  formTooOld: 'This form was open for too long. Check your entries and submit it again.',
  notSubmittedYet: 'Not submitted yet',
  tooQuick: 'That was very quick. Check your entries and submit the form again.',
  tooManyWaiting: 'Too many requests are waiting for an answer. Please try again in a few days.',
  requestNotFound: 'Request not found',
  requestNotFoundText: 'There is no such registration request.',
  alreadyDecided: (status: 'approved' | 'denied'): string =>
    status === 'approved'
      ? 'This request has been approved already. Nothing was changed.'
      : 'This request has been denied already. Nothing was changed.',
  becameCompany:
    'This request became a company. Erase the company in Companies & Sites: its request is erased with it.',
  changedMeanwhile: 'This request was answered or erased just now. Nothing was erased.',
  otherRequestTyped: 'This is not the number of the request that you are about to erase.',
  noCompanyId: 'No company ID',
  noCompanyIdText:
    'The name of the company has no letters A-Z or digits to make an ID from. Please choose a company ID.',
  invalidCompanyId: 'Invalid company ID',
  invalidCompanyIdText: 'A company ID has 1 to 40 letters A-Z or digits.',
  chooseAnotherId: (companyId: string) =>
    `The company ID ${companyId} is taken. Please choose another one.`,
  invalidCount: 'Invalid number',
  invalidCountText: (most: string) => `Please enter a whole number from 1 to ${most}.`,
  reservedCompanyId: 'Reserved company ID',
  reservedCompanyIdText: (companyId: string) =>
    `The company ID ${companyId} is reserved for the built-in company. Nothing was created.`,
  reservedSiteCode: 'Reserved site code',
  reservedSiteCodeText: (siteId: string) =>
    `The site code ${siteId} is reserved for the built-in site. Nothing was created.`,
  companyIdIsTaken: 'Company ID is taken',
  companyIdIsTakenText: (companyId: string) =>
    `A company with the ID ${companyId} already exists. Nothing was created.`,
};

export const rosterErrors = {
  theListKeptChangingWhile:
    'The list kept changing while you were saving. Nothing was saved. Please try again.',
  invalidEmployeeIds: 'Invalid Employee IDs',
  allEmployeeIdsMustBe: 'All Employee IDs must be exactly 7 digits.',
  missingEmployeeId: 'Missing Employee ID',
  employeeIdMustBeExactly: 'Employee ID must be exactly 7 digits.',
  missingName: 'Missing Name',
  driverNeedsAName: (employeeId: string) => `Driver ${employeeId} needs a name.`,
  invalidSeniorityNumber: 'Invalid Seniority Number',
  seniorityNumbersCannotBeNegative: 'Seniority numbers cannot be negative.',
  duplicateEmployeeId: 'Duplicate Employee ID',
  aDriverWithThisEmployee: 'A driver with this Employee ID already exists.',
  duplicateSeniorityNumber: 'Duplicate Seniority Number',
  seniorityNumberOfDriverIs: (
    seniorityNumber: number,
    employeeId: string,
    name: string,
    employeeId2: string,
  ) =>
    `Seniority number ${seniorityNumber} of driver ${employeeId} is held by ${name} (${employeeId2}).`,
  driverDeleted: 'Driver deleted',
  someoneElseDeletedDriverNothing: (employeeId: string) =>
    `Someone else deleted driver ${employeeId}. Nothing was saved.`,
  tooManyDrivers: 'Too many drivers',
  yourCompanysLimitIsDrivers: (limit: number, count: number) =>
    `Your company's limit is ${limit} drivers; this would make ${count}. Nothing was saved.`,
  employeeIdIsInUse: (employeeId: string, siteId: string) =>
    `Employee ID ${employeeId} is in use at site ${siteId} of your company.`,
  invalidJobId: 'Invalid Job ID',
  jobIdMustBeSpecified: 'Job ID must be specified',
  duplicateJobId: 'Duplicate Job ID',
  aJobWithThisJob: 'A job with this Job ID already exists',
  invalidStartTime: 'Invalid Start Time',
  jobInvalidStartTimeFormat: (jobId: string) =>
    `Job ${jobId}: invalid Start Time format. Use 24-hour format HH:MM`,
  missingWorkDays: 'Missing Work Days',
  jobNeedsItsWorkDays: (jobId: string) => `Job ${jobId} needs its work days.`,
  jobDeleted: 'Job deleted',
  someoneElseDeletedJobNothing: (jobId: string) =>
    `Someone else deleted job ${jobId}. Nothing was saved.`,
  tooManyJobs: 'Too many jobs',
  yourCompanysLimitIsJobs: (limit: number, count: number) =>
    `Your company's limit is ${limit} jobs; this would make ${count}. Nothing was saved.`,
  theTextIsLargerThan: (limitKb: number) =>
    `The text is larger than ${limitKb} KB. Paste it in parts.`,
  thereIsNothingToImport: 'There is nothing to import: no line contains data.',
  thisFileCannotBeRead:
    'This file cannot be read as an Excel workbook (.xlsx). Nothing was imported.',
  someoneElseChanged: (rows: number): string =>
    rows === 1
      ? 'Nothing was saved: someone else changed a row that you edited. Choose which values to keep.'
      : `Nothing was saved: someone else changed ${rows} rows that you edited. Choose which values to keep.`,
};

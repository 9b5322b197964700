import type { ImportError, LineKey, LineProblem } from '~/domain/roster/line-error';

const describeProblem = (problem: LineProblem): string => {
  switch (problem.code) {
    case 'too-few-driver-fields':
      return 'Not enough data (need at least Employee ID, Name, and Seniority Number)';
    case 'too-few-job-fields':
      return 'Not enough data (need at least Job ID, Week Days, and Start Time)';
    case 'too-few-week-fields':
      return 'Not enough data (need Week ID, Start Date, End Date, and Total Slots)';
    case 'unclear-cell':
      return `Column “${problem.column}” has “${problem.found}”, which cannot be read`;
    case 'name-too-long':
      return `Name is longer than ${problem.limit} characters`;
    case 'invalid-employee-id':
      return `Employee ID must be exactly 7 digits (found ${problem.employeeId})`;
    case 'invalid-seniority-number':
      return 'Invalid Seniority Number (must be a non-negative number)';
    case 'no-seniority-date':
      return 'There is neither a seniority number nor a seniority date to rank by';
    case 'job-id-empty':
      return 'Job ID cannot be empty';
    case 'job-id-too-long':
      return `Job ID is longer than ${problem.limit} characters`;
    case 'invalid-start-time':
      return 'Invalid Start Time format. Use 24-hour format HH:MM';
    case 'invalid-vacation-weeks':
      return `Vacation Weeks must be a number from 0 to ${problem.most}`;
    case 'invalid-tie-number':
      return `Tie Number must be a whole number from 0 to ${problem.most}, or empty`;
    case 'invalid-places':
      return `Places must be a number from 1 to ${problem.most}`;
    case 'invalid-end-time':
      return 'Invalid End Time format. Use 24-hour format HH:MM, or leave it empty';
    case 'invalid-paid-hours':
      return `Paid Hours must be a number from 0 to ${problem.most} with up to two decimals, or empty`;
    case 'week-id-empty':
      return 'Week ID cannot be empty';
    case 'week-id-too-long':
      return `Week ID is longer than ${problem.limit} characters`;
    case 'invalid-week-date':
      return 'Invalid date. Use YYYY-MM-DD, such as 2027-01-04';
    case 'no-such-date':
      return `There is no date ${problem.found}. With slashes, the month comes first: 1/31/2027`;
    case 'unclear-date':
      return `The date ${problem.found} can be read in several ways. Use YYYY-MM-DD, such as 2027-01-04`;
    case 'week-ends-early':
      return 'The week ends before it starts';
    case 'invalid-slots':
      return `Total Slots must be a number from 1 to ${problem.most}`;
  }
};

const keyNames: Readonly<Record<LineKey['of'], string>> = {
  'employee-id': 'Employee ID',
  'job-id': 'Job ID',
  'seniority-number': 'Seniority Number',
  'week-id': 'Week ID',
};

const describe = (error: ImportError): string => {
  switch (error.code) {
    case 'bad-line':
      return atLine(error.line, describeProblem(error.problem));
    case 'repeated-line': {
      const { of, value } = error.key;
      const rule =
        of === 'job-id' ? 'Duplicate Job IDs found. Each job must have a unique Job ID. ' : '';
      return `Line ${error.line}: ${rule}${keyNames[of]} ${value} is already on line ${error.firstLine}`;
    }
  }
};

const atLine = (line: number, text: string): string => `Line ${line}: ${text}`;

const cut = (errors: readonly string[], most: number): string[] => [
  ...errors.slice(0, most),
  ...(errors.length > most ? [`...and ${errors.length - most} more errors`] : []),
];

export const importErrors = {
  /** The first three errors, one per line, then how many more there are. */
  summarize: (errors: readonly ImportError[]): string => cut(errors.map(describe), 3).join('\n'),
  describeAll: (errors: readonly ImportError[]): string[] => cut(errors.map(describe), 100),
  /** As many errors as anyone would correct before the next try, then how many more there are. */
  cut: (errors: readonly string[]): string[] => cut(errors, 100),
  atLine,
};

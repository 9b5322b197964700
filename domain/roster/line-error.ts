import type { DayProblem } from './read-cell';

/** What is wrong with one line of an import. */
export type LineProblem =
  | { readonly code: 'too-few-driver-fields' }
  | { readonly code: 'too-few-job-fields' }
  | { readonly code: 'too-few-week-fields' }
  /** A text that is neither yes nor no, or an error of a spreadsheet. */
  | { readonly code: 'unclear-cell'; readonly column: string; readonly found: string }
  | { readonly code: 'name-too-long'; readonly limit: number }
  | { readonly code: 'invalid-employee-id'; readonly employeeId: string }
  | { readonly code: 'invalid-seniority-number' }
  /** The rows are numbered by date, and this one has none. */
  | { readonly code: 'no-seniority-date' }
  | { readonly code: 'job-id-empty' }
  | { readonly code: 'job-id-too-long'; readonly limit: number }
  | { readonly code: 'invalid-start-time' }
  | { readonly code: 'invalid-vacation-weeks'; readonly most: number }
  | { readonly code: 'invalid-tie-number'; readonly most: number }
  | { readonly code: 'invalid-places'; readonly most: number }
  | { readonly code: 'invalid-end-time' }
  | { readonly code: 'invalid-paid-hours'; readonly most: number }
  | { readonly code: 'week-id-empty' }
  | { readonly code: 'week-id-too-long'; readonly limit: number }
  | DayProblem
  | { readonly code: 'week-ends-early' }
  | { readonly code: 'invalid-slots'; readonly most: number };

/** A value that only one line of an import may have. */
export interface LineKey {
  readonly of: 'employee-id' | 'job-id' | 'seniority-number' | 'week-id';
  readonly value: string | number;
}

/** One error of an import. Lines are counted from 1, including blank ones. */
export type ImportError =
  | { readonly code: 'bad-line'; readonly line: number; readonly problem: LineProblem }
  | {
      readonly code: 'repeated-line';
      readonly line: number;
      readonly key: LineKey;
      readonly firstLine: number;
    };

import { cleanText, cutText } from '~/domain/shared/clean-text';
import {
  meansYes,
  readPaste,
  tabbed,
  withoutHeader,
  yesOrNo,
  type PastedLine,
  type PasteError,
} from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Job } from './job';
import { startTimePattern } from './limits';

const header = ['JobID', 'WeekDays', 'StartTime', 'Airport'];

/** The columns of spec 7 under their header; a Location column follows where any job has one. */
export const jobTable = (jobs: readonly Job[]): string[][] => {
  const withLocation = jobs.some((job) => job.location);
  const rows = jobs.map((job) => [
    job.jobId,
    job.weekDays,
    job.startTime,
    yesOrNo(job.isAirport),
    ...(withLocation ? [job.location ?? ''] : []),
  ]);
  return [withLocation ? [...header, 'Location'] : header, ...rows];
};
export const jobsToText = (jobs: readonly Job[]): string => tabbed(jobTable(jobs));

const isHeader = (fields: readonly string[]): boolean => /job ?id/i.test(fields.join(' '));

const parseFields = (fields: readonly string[]): Result<Job, string> => {
  const [rawId = '', rawDays = '', startTime = '', airport = '', rawLocation = ''] = fields;
  if (fields.length < 3)
    return fail('Not enough data (need at least Job ID, Week Days, and Start Time)');
  const jobId = cleanText(rawId);
  const weekDays = cleanText(rawDays);
  const location = cleanText(rawLocation);
  if (jobId === '') return fail('Job ID cannot be empty');
  if (jobId.length > 40) return fail('Job ID is longer than 40 characters');
  if (weekDays === '')
    return fail('Not enough data (need at least Job ID, Week Days, and Start Time)');
  if (!startTimePattern.test(startTime))
    return fail('Invalid Start Time format. Use 24-hour format HH:MM');
  return ok({
    jobId,
    weekDays: cutText(weekDays, 60),
    startTime,
    isAirport: meansYes(airport) || airport.toLowerCase() === 'airport',
    ...(location && { location: cutText(location, 80) }),
  });
};

/** Reads a paste of jobs (spec 5). */
export const parseJobText = (text: string): Result<Job[], PasteError> => {
  const lines = readPaste(text);
  return lines.ok ? parseJobLines(lines.value) : lines;
};

/** Reads lines of a paste or a sheet. Every bad one is named; one bad line refuses them all. */
export const parseJobLines = (all: readonly PastedLine[]): Result<Job[], PasteError> => {
  const lines = withoutHeader(all, isHeader);
  if (!lines.ok) return lines;
  const errors: string[] = [];
  const jobs = new Map<string, Job>();
  let repeated = false;
  for (const { number, fields } of lines.value) {
    const parsed = parseFields(fields);
    if (parsed.ok) {
      repeated ||= jobs.has(parsed.value.jobId);
      jobs.set(parsed.value.jobId, parsed.value);
    } else errors.push(`Line ${number}: ${parsed.error}`);
  }
  if (repeated) errors.push('Duplicate Job IDs found. Each job must have a unique Job ID.');
  return errors.length > 0
    ? fail({ code: 'import-errors', lines: errors })
    : ok([...jobs.values()]);
};

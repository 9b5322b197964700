import { cleanText } from '~/domain/shared/clean-text';
import { meansYes, readPaste, yesOrNo, type PasteError } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import { startTimePattern, type Job } from './job';

const header = ['JobID', 'WeekDays', 'StartTime', 'Airport'];

/** Tab-separated with the header of spec 7; a Location column follows where any job has one. */
export const jobsToText = (jobs: readonly Job[]): string => {
  const withLocation = jobs.some((job) => job.location);
  const rows = jobs.map((job) => [
    job.jobId,
    job.weekDays,
    job.startTime,
    yesOrNo(job.isAirport),
    ...(withLocation ? [job.location ?? ''] : []),
  ]);
  return [withLocation ? [...header, 'Location'] : header, ...rows]
    .map((cells) => cells.join('\t'))
    .join('\n');
};

const isHeader = (line: string): boolean => /job ?id/i.test(line);

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
    weekDays: weekDays.slice(0, 60),
    startTime,
    isAirport: meansYes(airport) || airport.toLowerCase() === 'airport',
    ...(location && { location: location.slice(0, 80) }),
  });
};

/** Reads a paste of jobs (spec 5). Every bad line is named; one bad line refuses the paste whole. */
export const parseJobText = (text: string): Result<Job[], PasteError> => {
  const lines = readPaste(text, isHeader);
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

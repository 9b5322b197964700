import type { ApiScope } from '~/domain/api/limits';
import type { testType, WebhookType } from '~/domain/webhooks/limits';

/** What a program gets with each status. */
const statuses = {
  400: 'The request cannot be read',
  401: 'No valid token',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict with what is stored now',
  411: 'Content-Length is missing',
  413: 'The request is too large',
  414: 'The URL is too long',
  415: 'Not JSON',
  422: 'The request has errors',
  429: 'Too many requests',
  431: 'Too many headers',
  500: 'Something went wrong on our side',
  503: 'Not available right now',
};

const operations = {
  'list-drivers': 'Reads the list of drivers, page by page, by employee ID.',
  'replace-drivers':
    'Replaces the list of drivers, all or nothing, by the rules of the page Edit Drivers. Drivers who are not in the request are removed, unless `mode` is `keep`. A field that is left out keeps its value for a driver on the list; a new driver gets its default. An empty text clears a phone number, seniority date, tie number or note.',
  'list-jobs': 'Reads the list of jobs, page by page, by job ID.',
  'replace-jobs':
    'Replaces the list of jobs, all or nothing, by the rules of the page Edit Jobs. Jobs that are not in the request are removed, unless `mode` is `keep`. A field that is left out keeps its value for a job on the list; a new job gets its default.',
  'list-awards': 'Reads which awards of jobs were published in a year, newest first.',
  'read-award':
    'Reads the record of a published award: everything it was computed from, what it gives, and its digest.',
  'list-vacation-awards': 'Reads which awards of vacation weeks were published, newest first.',
  'read-vacation-award': 'Reads the record of a published award of vacation weeks.',
  'read-report': 'Reads a report as rows.',
  'read-description': 'This description.',
};

const parameters = {
  cursor: 'The value of `next` in the page before. Without it, the first page.',
  limit: 'How many rows a page has at most.',
  dryRun: 'With `true`, nothing is stored: the answer says what would change.',
  mode: 'Whether rows that are not in the request are removed (`replace`) or stay (`keep`).',
  basis:
    'The `basis` of a page or a dry run. If the list has changed since, nothing is stored and the answer is 409.',
  maxRemoved:
    'The most rows that may be removed; if the request would remove more, nothing is stored and the answer is 409. Without it and without `basis`, five rows and a tenth of the list, whichever is more.',
  year: 'A year. Without it, the latest.',
  version:
    'A version, also one that was withdrawn. Without it, the newest; if that was withdrawn, the answer is 409.',
  below: 'Reads the versions below this one.',
  period: 'The ISO week of the award, such as 2026-W49. Without it, the current one.',
  periodId: 'The ISO week of the award, such as 2026-W49.',
  report: 'The name of the report.',
  key: 'Any text. The same request with the same key within 24 hours gets the first answer again and changes nothing. Refusals are not kept. If the first request broke off without an answer, it is done again: send `basis` too, so that it overwrites nothing that was changed since.',
};

const webhooks: Record<WebhookType | typeof testType, string> = {
  'selection.closed': 'A selection of jobs or vacation weeks closed.',
  'award.published': 'The first version of an award was published.',
  'award.changed': 'A further version of an award was published, or a version was withdrawn.',
  'claim.filed': 'A driver filed a claim about a result.',
  'claim.decided': 'An administrator decided a claim.',
  'webhook.test': 'A test that an administrator asked for. It reports nothing.',
};

/** Answers to programs, and the description of the API. */
export const api = {
  statuses,
  operations,
  parameters,
  webhooks,
  webhookText:
    'Signed as Standard Webhooks 1.0 describes, by the headers webhook-id, webhook-timestamp and webhook-signature. A message may come twice and in any order; webhook-id stays the same. Any 2xx status within 5 seconds means that it was taken; 410 switches the webhook off; after anything else it is sent again for about a day. A webhook is switched off once three messages have finally failed over three days, with none taken between.',
  webhookTaken: 'Taken',
  title: 'Job selection',
  description:
    'For programs of a company, such as payroll. A token belongs to one site. Site administrators create it under API Access.',
  done: 'Done',
  needsScope: (scope: ApiScope) => `Needs a token with the scope ${scope}.`,
};

/**
 * AWS's list prices in us-east-1 in US dollars, on demand and without free tiers; infra/aws/CAPACITY.md#prices has their
 * sources and dates. Replace them if your prices differ.
 */
export const prices = {
  millionReadUnits: 0.125,
  millionWriteUnits: 0.625,
  /** Lambda on arm64. On x86 it is 0.0000166667. */
  gigabyteSecond: 0.0000133334,
  millionInvocations: 0.2,
  /** CloudFront's requests by HTTPS, and its function that runs on each. */
  millionRequests: 1 + 0.1,
  gigabyteOut: 0.085,
  gigabyteLogged: 0.5,
  thousandMails: 0.1,
  millionScheduledCalls: 1,
} as const;

/** The memory of the web function (`WEB_MEMORY_MB`), at which Lambda gives one full processor, and of the others. */
const webGigabytes = 1769 / 1024;
const scheduledGigabytes = 512 / 1024;

/** The line that the web function logs for a request. */
const loggedBytes = 400;

export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly requests: number;
  /** What the web function computed. */
  readonly seconds: number;
}

/** What requests of browsers cost, without the data sent out. */
export const priceRequests = ({ reads, writes, requests, seconds }: Usage): number =>
  (reads * prices.millionReadUnits + writes * prices.millionWriteUnits) / 1e6 +
  (requests * (prices.millionInvocations + prices.millionRequests)) / 1e6 +
  ((requests * loggedBytes) / 1e9) * prices.gigabyteLogged +
  seconds * webGigabytes * prices.gigabyteSecond;

/** What calls of a scheduled function cost. */
export const priceScheduled = ({
  reads,
  writes,
  calls,
  seconds,
}: Omit<Usage, 'requests'> & { readonly calls: number }): number =>
  (reads * prices.millionReadUnits + writes * prices.millionWriteUnits) / 1e6 +
  (calls * (prices.millionInvocations + prices.millionScheduledCalls)) / 1e6 +
  seconds * scheduledGigabytes * prices.gigabyteSecond;

/** How often 1,000 drivers of one site do each action in a month of four and a third weeks; 0 for what is rare. */
export const monthly = {
  'driver signs in': 1_000 * 4.33 * 2,
  'driver opens the page': 1_000 * 4.33 * 6,
  'driver saves 20 jobs': 1_000 * 4.33 * 3,
  'driver saves all jobs': 0,
  'driver sees the standing': 1_000 * 4.33 * 6,
  'live page, no change': 4.33 * 5 * 3_600,
  'live page after a save': 1_000 * 4.33 * 3,
  dashboard: 4.33 * 100,
  'list of drivers': 4.33 * 40,
  'provisional award': 4.33 * 20,
  'award is published': 4.33 * 2,
} as const;
export type Action = keyof typeof monthly;
/** Calls of a function that runs every minute. */
export const monthlySweeps = 30.4 * 24 * 60;

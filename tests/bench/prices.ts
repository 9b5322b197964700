/**
 * AWS's list prices in us-east-1 in US dollars, on demand and without free tiers, as of November 2026. Replace
 * them if your prices differ.
 */
export const prices = {
  millionReadUnits: 0.125,
  millionWriteUnits: 0.625,
  gigabyteSecond: 0.0000133334,
  millionInvocations: 0.2,
  millionRequests: 1,
} as const;

/** How often 1,000 drivers of one site do each action in a month of four and a third weeks. */
export const monthly = {
  'driver signs in': 1_000 * 4.33 * 2,
  'driver opens the page': 1_000 * 4.33 * 6,
  'driver saves': 1_000 * 4.33 * 3,
  'live page asks for news': 4.33 * 5 * 3_600,
  dashboard: 4.33 * 100,
  'list of drivers': 4.33 * 40,
  'provisional award': 4.33 * 20,
  'award is published': 4.33 * 2,
} as const;
export type Action = keyof typeof monthly;

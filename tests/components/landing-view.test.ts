import { expect, test } from 'vitest';
import { getLandingView } from '~/app/components/landing/landing-view';
import { aJob } from '~/tests/support/roster-builders';

const site = {
  company: { companyId: 'DEFAULT', name: 'Default Company' },
  site: { siteId: 'MAIN', name: 'Main Site', timeZone: 'America/New_York' },
  selection: {
    state: 'open' as const,
    periodId: '2026-W49',
    closesAt: {
      instant: '2026-11-25T20:00:00.000Z',
      wallTime: '2026-11-25T15:00',
      timeZone: 'America/New_York',
    },
  },
  contactEmail: '',
  serverNow: 0,
  jobs: Array.from({ length: 120 }, (_, index) => aJob({ jobId: `J${index + 1}` })),
};
const viewAt = (query: string) => getLandingView(site, new URLSearchParams(query));

test('sends only the number of jobs where none are shown', () => {
  expect(viewAt('')).toMatchObject({ tab: 'overview', jobCount: 120, jobs: [] });
  expect(viewAt('tab=nonsense').tab).toBe('overview');
});

test('sends one page of jobs', () => {
  expect(
    viewAt('tab=jobs')
      .jobs.map((job) => job.jobId)
      .slice(0, 3),
  ).toEqual(['J1', 'J2', 'J3']);
  expect(viewAt('tab=jobs&page=3')).toMatchObject({ page: 3, pages: 3 });
  expect(viewAt('tab=jobs&page=3').jobs).toHaveLength(20);
  expect(viewAt('tab=jobs&page=99').page).toBe(3);
  expect(viewAt('tab=jobs&page=-4').page).toBe(1);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobWeekLines } from '~/app/components/ranking/result/job-week-lines';
import type { JobWeek } from '~/domain/claims/past-outcome';

const week: JobWeek = { periodId: '2026-W49', when: 'this-week', outcome: null, job: null };
const readText = (weeks: readonly JobWeek[]) =>
  renderToStaticMarkup(<JobWeekLines weeks={weeks} />).replace(/<[^>]*>/g, '');

test('says of each week what the driver works, and nothing of one whose award left them out', () => {
  expect(readText([week])).toBe('');
  expect(readText([week, { ...week, when: 'next-week', outcome: { awardedId: 'J1' } }])).toBe(
    'Next week: J1',
  );
  expect(readText([{ ...week, outcome: { awardedId: null } }])).toBe('This week: No job');
});

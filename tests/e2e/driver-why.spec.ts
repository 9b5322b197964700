import type { Locator, Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import { writeIn } from '~/app/copy/server-copy.server';
import { openNext, publish, rankInConflict } from './support/ranks';
import { expect, expectAccessibleInEveryLook, openAsDriver, test } from './support/site';

test.use({ viewport: { width: 360, height: 800 } });

type WhoGot = Copy['driver']['whoGot'];
const [john, sarah] = ['1234567', '4567890'];

/** Asks by two taps, the field and the button, and returns what stands below. */
const ask = async (
  page: Page,
  whoGot: WhoGot,
  jobId: string,
  button: string = whoGot.find,
): Promise<Locator> => {
  await page.getByLabel(whoGot.title).last().click();
  await page.keyboard.insertText(jobId);
  await page.getByRole('button', { name: button, exact: true }).last().click();
  return page.getByRole('region', { name: whoGot.title }).getByRole('status');
};
const wentTo = (whoGot: WhoGot, jobId: string, seniorityNumber: number, rank: number) =>
  whoGot.taken(jobId, { code: 'went-to', places: 1, taken: 1, seniorityNumber, rank });

test('why not J003 takes two taps, ranked or not, this week or last', async ({
  page,
  site,
  copy: { whoGot, reasons },
  language,
}) => {
  await rankInConflict(site);
  await publish(site);

  await test.step('a job that the driver did not rank, on the result page', async () => {
    await openAsDriver(page, site, john);
    const answer = await ask(page, whoGot, 'j003');
    await expect(answer).toContainText(wentTo(whoGot, 'J003', 3, 2));
    await expectAccessibleInEveryLook(page);
  });

  await test.step('a job that the driver ranked, with the reason of the page', async () => {
    await openAsDriver(page, site, sarah);
    const taker = { seniorityNumber: 1, rank: 1, isManual: false };
    const reason = reasons.describe({ code: 'went-to', taker });
    await expect(await ask(page, whoGot, 'J002')).toContainText(
      whoGot.explained('J002', 1, reason),
    );
  });

  await test.step('the week of work, while the next selection is open', async () => {
    await openNext(site);
    await openAsDriver(page, site, john);
    await expect(await ask(page, whoGot, 'J003')).toContainText(wentTo(whoGot, 'J003', 3, 2));
    await expect(page).toHaveURL(/past-weeks\?job=J003&week=2026-W49/);
  });

  await test.step('last week, beside this one', async () => {
    await publish(site);
    await openAsDriver(page, site, john, '/driver-preferences/past-weeks');
    const lastWeek = writeIn(language, () => formatWeekDays('2026-W49'));
    await expect(await ask(page, whoGot, 'J003', lastWeek)).toContainText(
      wentTo(whoGot, 'J003', 3, 2),
    );
    await expectAccessibleInEveryLook(page);
  });
});

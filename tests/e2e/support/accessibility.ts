import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type Axe from 'axe-core';

/** Covers both themes and both widths, but not every combination, because axe is slow. */
export const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1440 },
] as const;

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for animations to end, because a half-faded color has too little contrast. */
const standStill = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isMoving = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'running'));
  await expect.poll(isMoving).toBe(false);
};

/** The findings of axe, by rule. */
const findViolations = async (page: Page, options: Axe.RunOptions): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (runOptions) => {
    // While axe runs, floating bars and messages are placed in the document flow. Otherwise they would hide
    // different things, depending on the moment and the scroll position.
    const floating = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
        !element.closest('dialog, details'),
    );
    const styles = floating.map(({ style }) => style.cssText);
    for (const { style } of floating)
      style.cssText += '; position: relative !important; inset: auto !important';
    try {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(document, {
        ...runOptions,
        resultTypes: ['violations'],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    } finally {
      floating.forEach(({ style }, index) => (style.cssText = styles[index] ?? ''));
    }
  }, options);
};

/** Keeps a picture of the page for people to look at, if `PICTURES` names a folder. */
const takePicture = async (page: Page): Promise<void> => {
  const folder = process.env.PICTURES;
  if (!folder) return;
  const { pathname, search } = new URL(page.url());
  const look = await page.evaluate(() => [
    document.documentElement.lang,
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    String(window.innerWidth),
  ]);
  const place = (pathname + search).replace(/\W+/g, '-').slice(1, 120);
  const name = [place, ...look].join('-');
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};

/** Checks WCAG 2.2 AA with axe. */
export const expectNoViolations = async (
  page: Page,
  options: Axe.RunOptions = { runOnly: wcag22aa },
): Promise<void> => {
  await standStill(page);
  await takePicture(page);
  expect(await findViolations(page, options), page.url()).toEqual([]);
};

/** Checks WCAG 2.2 AA with axe, and that nothing scrolls sideways. */
export const expectAccessible = async (page: Page, options?: Axe.RunOptions): Promise<void> => {
  await expectNoViolations(page, options);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > window.innerWidth,
  );
  expect(isTooWide, `${page.url()} scrolls sideways`).toBe(false);
};

/** Checks an open page in every look, and returns to light colors and the size from before. */
export const inEveryLook = async (
  page: Page,
  check: (look: (typeof looks)[number]) => Promise<void>,
): Promise<void> => {
  const before = page.viewportSize()!;
  for (const look of looks)
    await test.step(`${look.colorScheme}, ${look.width} px`, async () => {
      await page.emulateMedia({ colorScheme: look.colorScheme });
      await page.setViewportSize({ ...before, width: look.width });
      await check(look);
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
};

/** `expectAccessible` in every look. */
export const expectAccessibleInEveryLook = (page: Page, options?: Axe.RunOptions): Promise<void> =>
  inEveryLook(page, () => expectAccessible(page, options));

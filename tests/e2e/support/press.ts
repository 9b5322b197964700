import type { Locator, Page } from '@playwright/test';

const controls = 'a[href], button, summary, input:not([type=hidden]), select, textarea';
/** The browser opens a list over the page, or the press is itself what changes a value. */
const pressedOtherwise = ['select', 'input[type=range]', 'input[type=file]'];
const fields =
  'form input:not([type=hidden], [type=search], [type=checkbox], [type=radio], [type=range], [type=file])';
/** More of one page are rows of the same kind. */
const most = 60;

type Held = Window & { held?: { element: Element; x: number; y: number }[] };

/** Keeps clicks from doing anything, so that a page stays as it is while its controls are pressed. */
export const ignoreClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  });

/** Until the page has been drawn with what happened so far. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Notes at each press, before the page hears of it, where everything stands that can be pressed. */
export const notePlacesAtPress = (page: Page): Promise<unknown> =>
  page.addInitScript((selector) => {
    (window as Held).held = [];
    const note = () => {
      (window as Held).held = [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { x, y } = element.getBoundingClientRect();
          return { element, x, y };
        });
    };
    window.addEventListener('pointerdown', note, { capture: true });
  }, controls);

/** What is no longer where it was noted. */
const findMoved = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as Held).held!.flatMap(({ element, x, y }) => {
      const now = element.getBoundingClientRect();
      const isThere = element.isConnected && Math.abs(now.x - x) < 1 && Math.abs(now.y - y) < 1;
      const name = element.textContent?.trim() || element.outerHTML.slice(0, 80);
      return isThere ? [] : [`${name} by ${Math.round(now.x - x)}, ${Math.round(now.y - y)}`];
    }),
  );

/** Presses the control, and releases it once everything that moves has moved. Needs `notePlacesAtPress`. */
export const holdAndFindMoved = async (page: Page, control: Locator): Promise<string[]> => {
  await control.scrollIntoViewIfNeeded();
  const box = (await control.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await drawn(page);
  // A control that is disabled hears of no press.
  await page.evaluate(() => ((window as Held).held!.length = 0));
  await page.mouse.down();
  await drawn(page);
  const moved = await findMoved(page);
  await page.mouse.up();
  return moved;
};

const describe = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    element.outerHTML.replace(/\s(class|style)="[^"]*"/g, '').slice(0, 120),
  );

/** Every control of the page under which something moves while it is pressed, and what moves. */
export const findMovesUnderPress = async (page: Page): Promise<Record<string, string[]>> => {
  await ignoreClicks(page);
  const found: Record<string, string[]> = {};
  const press = async (control: Locator) => {
    const moved = await holdAndFindMoved(page, control);
    if (moved.length > 0) found[await describe(control)] = moved;
  };
  const pressable = page.locator(controls).and(page.locator(`:not(${pressedOtherwise.join()})`));
  const visible = await pressable.filter({ visible: true }).all();
  for (const control of visible.slice(0, most)) await press(control);
  // A field that is left half-typed may say so, but not before the press is over.
  for (const field of (await page.locator(fields).filter({ visible: true }).all()).slice(0, 10)) {
    if (!(await field.isEditable()) || (await field.inputValue()) !== '') continue;
    await field.focus();
    await page.keyboard.type('1');
    const form = page.locator('form').filter({ has: field });
    for (const button of await form.getByRole('button').filter({ visible: true }).all()) {
      await field.focus();
      await press(button);
    }
  }
  return found;
};

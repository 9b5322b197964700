import type { Locator, Page } from '@playwright/test';
import type { Copy } from '~/app/copy/copy';
import type { TestServer } from '~/tests/support/test-server';

/** A driver's list of jobs or vacation weeks on the page, described by what users see of it. */
export interface DriverList {
  readonly addButton: (id: string) => Locator;
  readonly upButton: (id: string) => Locator;
  readonly removeButton: (id: string) => Locator;
  /** Opens what else can be done with a pick. */
  readonly moreButton: (id: string) => Locator;
  /** What a pick's other button opens. */
  readonly actions: (id: string) => Locator;
  readonly saveButton: Locator;
  /** The picks on the page, saved or not. */
  readonly picks: Locator;
  /** The picks on the latest receipt. On a phone it is with the list, whether or not that is what the page shows. */
  readonly saved: Locator;
  /** On a phone, shows what can be ranked, or the list. Wide screens show both. */
  readonly showItems: () => Promise<void>;
  readonly showList: () => Promise<void>;
  readonly add: (id: string) => Promise<void>;
  /** Removes a pick as on a phone, where the row has no button for it. */
  readonly removeByActions: (id: string) => Promise<void>;
  readonly save: () => Promise<void>;
}

export const getDriverList = (
  page: Page,
  { ranking, vacationPreferences }: Copy['driver'],
  { clock }: TestServer,
): DriverList => {
  const getButton = (name: string) => page.getByRole('button', { name, exact: true });
  const addButton = (id: string) => getButton(ranking.addItem(id));
  const saveButton = getButton(ranking.save);
  const moreButton = (id: string) => getButton(ranking.moreFor(id));
  const actions = (id: string) =>
    page.getByRole('group', { name: ranking.actionsOf(id), exact: true });
  const show = async (...names: string[]) => {
    const name = new RegExp(`^(${names.join('|')}) \\d+$`);
    const link = page.getByRole('link', { name });
    if (await link.isVisible()) await link.click();
  };
  const showList = () => show(ranking.myList);
  return {
    addButton,
    upButton: (id) => getButton(`${ranking.rowLabels.up} ${id}`),
    removeButton: (id) => getButton(`${ranking.rowLabels.remove} ${id}`),
    moreButton,
    actions,
    saveButton,
    picks: page.locator('[data-pick]'),
    saved: page.getByRole('list', { name: ranking.savedPicks, includeHidden: true }),
    showItems: () => show(ranking.jobs, vacationPreferences.weeks),
    showList,
    add: (id) => addButton(id).click(),
    removeByActions: async (id) => {
      await showList();
      await moreButton(id).click();
      await actions(id).getByRole('button', { name: ranking.removeFromList }).click();
    },
    save: () => {
      // Saves of the same instant would have no order.
      clock.advance(1_000);
      return saveButton.click();
    },
  };
};

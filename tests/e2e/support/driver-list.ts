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
  /** The picks on the latest receipt. */
  readonly saved: Locator;
  readonly add: (id: string) => Promise<void>;
  /** Removes a pick as on a phone, where the row has no button for it. */
  readonly removeByActions: (id: string) => Promise<void>;
  readonly save: () => Promise<void>;
}

export const getDriverList = (
  page: Page,
  { ranking }: Copy['driver'],
  { clock }: TestServer,
): DriverList => {
  const getButton = (name: string) => page.getByRole('button', { name, exact: true });
  const addButton = (id: string) => getButton(ranking.addItem(id));
  const saveButton = getButton(ranking.save);
  const moreButton = (id: string) => getButton(ranking.moreFor(id));
  const actions = (id: string) =>
    page.getByRole('group', { name: ranking.actionsOf(id), exact: true });
  return {
    addButton,
    upButton: (id) => getButton(`${ranking.rowLabels.up} ${id}`),
    removeButton: (id) => getButton(`${ranking.rowLabels.remove} ${id}`),
    moreButton,
    actions,
    saveButton,
    picks: page.locator('[data-pick]'),
    saved: page.getByRole('list', { name: ranking.savedPicks }),
    add: (id) => addButton(id).click(),
    removeByActions: async (id) => {
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

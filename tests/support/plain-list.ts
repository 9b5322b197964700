import type { Copy } from '~/app/copy/copy';
import type { PlainPart } from './plain-part';
import type { TestServer } from './test-server';

/** A driver's list of jobs or vacation weeks on a page without scripts, where each act sends a form. */
export const plainList = (
  page: PlainPart,
  { ranking }: Copy['driver'],
  { clock }: TestServer,
  saveName = ranking.save,
) => ({
  add: (id: string) => page.press(ranking.addItem(id)),
  moveUp: (id: string) => page.press(`${ranking.rowLabels.up} ${id}`),
  remove: (id: string) => page.press(`${ranking.rowLabels.remove} ${id}`),
  moveToTop: async (id: string) => {
    await page.press(ranking.moreFor(id));
    await page.find('group', ranking.actionsOf(id)).press(ranking.moveToTop);
  },
  save: () => {
    // Saves of the same instant would have no order.
    clock.advance(1_000);
    return page.press(saveName);
  },
  /** The IDs on the page, saved or not. */
  picks: () => page.select('[data-pick]').map((one) => one.attribute('data-pick')),
  /** The picks on the latest receipt, such as `1. J001`. */
  saved: () => page.find('list', ranking.savedPicks).texts('listitem'),
});

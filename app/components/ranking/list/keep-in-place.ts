import type { PickEdit } from '~/domain/picks/order-picks';

/** The button of a pick. A phone hides some buttons of a row, and has them in what the row opens. */
const findButton = (id: string, action: string): HTMLElement | undefined => {
  const selector = `[data-pick="${CSS.escape(id)}"] [data-action="${action}"]:not(:disabled)`;
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (button) => button.getClientRects().length > 0,
  );
};

/** Scrolls the page so that an element that has moved to another place on the screen is where it was. */
const scrollBack = (element: HTMLElement, top: number): void => {
  const moved = element.getBoundingClientRect().top - top;
  window.scrollBy({ top: moved, behavior: 'instant' });
  // A list that stays in place while the page scrolls cannot be scrolled back.
  const isBack = Math.abs(element.getBoundingClientRect().top - top) < Math.abs(moved);
  if (!isBack) window.scrollBy({ top: -moved, behavior: 'instant' });
};

/**
 * Remembers where the pressed button of an edit is. The returned function, to be called after the change, moves the focus
 * to the same button, or to one nearby if it is gone, and keeps that in its place, so that pressing again moves the same
 * pick on.
 */
export const keepInPlace = (edit: PickEdit): (() => void) | undefined => {
  const { action } = edit;
  if (action === 'add')
    // What added several items is gone with them.
    return () => {
      if (document.activeElement === document.body) findButton(edit.ids[0] ?? '', 'more')?.focus();
    };
  const [id = '', ...others] = 'ids' in edit ? edit.ids : [edit.id];
  if (action === 'remove') {
    const row = document.querySelector(`[data-pick="${CSS.escape(id)}"]`);
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const nextId = next?.getAttribute('data-pick');
    return () => {
      if (document.activeElement !== document.body) return;
      const button = nextId && others.length === 0 ? findButton(nextId, 'more') : null;
      (button ?? document.querySelector<HTMLElement>('[data-action="more"]'))?.focus();
    };
  }
  const name = action === 'move' ? 'more' : action;
  const top = others.length === 0 ? findButton(id, name)?.getBoundingClientRect().top : undefined;
  return () => {
    const button =
      findButton(id, name) ??
      findButton(id, action === 'up' ? 'down' : 'up') ??
      findButton(id, 'more');
    button?.focus({ preventScroll: true });
    if (!button) return;
    if (top === undefined) button.scrollIntoView({ block: 'center' });
    else scrollBack(button, top);
  };
};

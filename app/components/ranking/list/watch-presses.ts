/** The time after a press in which its click comes, in milliseconds. */
const clickTime = 300;

/**
 * Tells when a press of a finger, a mouse, or a key begins, and when the last one has ended and its click has come.
 * Returns how to stop that.
 */
export const watchPresses = (onPress: () => void, onRest: () => void): (() => void) => {
  const pressed = new Set<string>();
  let rest: number | undefined;
  // Keys count together, because not every system tells when each of several is released.
  const getName = (event: PointerEvent | KeyboardEvent): string =>
    'pointerId' in event ? `pointer ${event.pointerId}` : 'keys';
  const begin = (event: PointerEvent | KeyboardEvent) => {
    pressed.add(getName(event));
    clearTimeout(rest);
    onPress();
  };
  const waitForClick = () => {
    clearTimeout(rest);
    if (pressed.size === 0) rest = window.setTimeout(onRest, clickTime);
  };
  const end = (event: PointerEvent | KeyboardEvent) => {
    pressed.delete(getName(event));
    waitForClick();
  };
  // A page that is left does not hear of what is released elsewhere.
  const leave = () => {
    pressed.clear();
    waitForClick();
  };
  // Captured, because a control may keep an event to itself.
  const listening = new AbortController();
  const how = { capture: true, signal: listening.signal };
  for (const name of ['pointerdown', 'keydown'] as const) window.addEventListener(name, begin, how);
  for (const name of ['pointerup', 'pointercancel', 'keyup'] as const)
    window.addEventListener(name, end, how);
  window.addEventListener('blur', leave, { signal: listening.signal });
  return () => {
    clearTimeout(rest);
    listening.abort();
  };
};

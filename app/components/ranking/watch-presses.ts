const beginnings = ['pointerdown', 'keydown'] as const;
const ends = ['pointerup', 'pointercancel', 'keyup'] as const;
/** The time after a press in which its click comes, in milliseconds. */
const clickTime = 300;

/**
 * Tells when a press of a finger, a mouse, or a key begins, and when it has ended and its click has come.
 * Returns how to stop that.
 */
export const watchPresses = (onPress: () => void, onRest: () => void): (() => void) => {
  let rest: number | undefined;
  const begin = () => {
    clearTimeout(rest);
    onPress();
  };
  const end = () => {
    clearTimeout(rest);
    rest = window.setTimeout(onRest, clickTime);
  };
  // Captured, because a control may keep an event to itself.
  for (const name of beginnings) window.addEventListener(name, begin, true);
  for (const name of ends) window.addEventListener(name, end, true);
  return () => {
    clearTimeout(rest);
    for (const name of beginnings) window.removeEventListener(name, begin, true);
    for (const name of ends) window.removeEventListener(name, end, true);
  };
};

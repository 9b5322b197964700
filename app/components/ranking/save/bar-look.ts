import { classNames } from '~/app/components/ui/class-names';

/**
 * A bar that stays at the bottom, unless it would take much of the screen: on a phone on its side, and with large type on
 * a small one.
 */
export const saveBarLook = classNames(
  'sticky bottom-0 z-30 mt-auto border-t shadow-[0_-4px_12px_rgb(0_0_0/0.06)]',
  '[@media(height<440px)]:static [@media(width<22rem)_and_(height<700px)]:static',
);

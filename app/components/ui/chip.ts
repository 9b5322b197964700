import { classNames } from './class-names';

/** What is pressed: taller than the chip in it, for people who wear gloves. */
export const chipTarget = 'flex min-h-[44px] shrink-0 cursor-pointer items-center';

export const chipLook = (isOn: boolean): string =>
  classNames(
    'inline-flex min-h-[36px] items-center gap-1 rounded-full border px-3 text-sm font-semibold tabular-nums max-sm:whitespace-nowrap',
    isOn ? 'surface-primary text-primary' : 'border-base-300 bg-base-100',
  );

/** Chips side by side. On phones they are one row that scrolls, so that the rows below keep their room. */
export const chipRow =
  'flex gap-2 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap max-sm:[&::-webkit-scrollbar]:hidden';

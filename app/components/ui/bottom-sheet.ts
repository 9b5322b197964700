/** On phones, what opens stands at the bottom, over the page, in reach of the thumb. */
export const bottomSheet =
  'max-sm:fixed max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:z-40 max-sm:max-h-[88dvh] max-sm:w-full max-sm:overflow-y-auto max-sm:rounded-b-none max-sm:shadow-[0_-8px_40px_rgb(0_0_0/0.4)]';

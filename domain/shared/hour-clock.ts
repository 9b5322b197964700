/** How a site writes times: `3:00 PM` or `15:00`. The first is that of a page without a site. */
export const hourClocks = ['12', '24'] as const;
export type HourClock = (typeof hourClocks)[number];

/** How a site writes times: `3:00 PM` or `15:00`. Pages without a site use the first. */
export const hourClocks = ['12', '24'] as const;
export type HourClock = (typeof hourClocks)[number];

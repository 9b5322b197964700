import type { http as en } from '~/app/copy/en/server/http';

export const http: typeof en = {
  calendar: 'Calendario',
  fetchpriorityLow: (preload) => `${preload} fetchpriority="low"`,
};

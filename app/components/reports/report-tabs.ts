import { choiceField } from '~/app/components/address/codec';
import type { ReportKey } from './report-names';

/** The tabs of the reports page, each with its reports. */
export const reportTabs = {
  results: ['outcomes-by-band', 'outcomes'],
  demand: ['demand', 'last-holders'],
  leftovers: ['leftovers'],
  submissions: ['submissions'],
  'without-picks': ['drivers-without-picks'],
} as const satisfies Record<string, readonly ReportKey[]>;

export type ReportTab = keyof typeof reportTabs;
export const tabNames = Object.keys(reportTabs) as [ReportTab, ...ReportTab[]];

export const tabField = choiceField('tab', tabNames, 'results');
export const getTabPath = (tab: ReportTab): string =>
  `/admin/reports${tab === 'results' ? '' : `?tab=${tab}`}`;

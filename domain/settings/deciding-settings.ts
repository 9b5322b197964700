import type { SettingName } from './setting-differences';

/** The settings that change who gets which job or week. All others change only how people use the product. */
export const decidingSettings: ReadonlySet<SettingName> = new Set([
  'afterCutoff',
  'outageRule',
  'standingPicks',
  'useSeniorityAssignment',
  'disableAutoAssignments',
  'assignLeftoverVacations',
  'vacationRounds',
  'chainMoves',
  'vacationCover',
  'trades',
  'protestWindowHours',
]);

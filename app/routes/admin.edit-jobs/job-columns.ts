import type { GridColumn } from '~/app/components/roster/grid-column';

export const jobColumns: readonly GridColumn[] = [
  { field: 'id', label: 'Job ID', width: 9, kind: 'id' },
  { field: 'startTime', label: 'Start Time', width: 8, kind: 'time' },
  { field: 'weekDays', label: 'Work Days', kind: 'text' },
  { field: 'location', label: 'Location', kind: 'text' },
  { field: 'isAirport', label: 'Airport', width: 7, kind: 'flag' },
];

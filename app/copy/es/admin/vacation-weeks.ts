import type { vacationWeeks as en } from '~/app/copy/en/admin/vacation-weeks';

export const vacationWeeks: typeof en = {
  importColumns: 'Week ID, Start Date, End Date (YYYY-MM-DD) y Total Slots',
  generateYear: 'Generar un año',
  deletePastWeeks: (past) => `Eliminar semanas pasadas (${past})`,

  title: 'Editar semanas de vacaciones',
  tableView: 'Tabla',
  masterList: 'Lista completa',
};

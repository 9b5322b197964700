import type { vacationWeeks as en } from '~/app/copy/en/admin/vacation-weeks';

export const vacationWeeks: typeof en = {
  fields: {
    weekId: { label: 'ID de la semana' },
    startDate: { label: 'Fecha de inicio' },
    endDate: { label: 'Fecha final', pasteHint: 'YYYY-MM-DD' },
    totalSlots: { label: 'Cupos' },
  },
  generateYear: 'Generar un año',
  deletePastWeeks: (past) => `Eliminar semanas pasadas (${past})`,

  title: 'Editar semanas de vacaciones',
  tableView: 'Tabla',
  masterList: 'Lista completa',
};

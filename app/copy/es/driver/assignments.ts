import type { assignments as en } from '~/app/copy/en/driver/assignments';

const types: typeof en.types = {
  preference: 'Preferencia',
  manual: 'Manual',
  seniority: 'Antigüedad',
  'vc-assigned': 'Automática',
  'airport-auto': 'Aeropuerto automático',
  'airport-driver': 'Conductor de aeropuerto',
  'airport-driver-pool': 'Grupo de conductores de aeropuerto',
  trade: 'Intercambio',
};

export const assignments: typeof en = {
  types,
  vacationTypes: {
    ...types,
    preference: 'Preferencia del conductor',
    manual: 'Asignación manual',
    seniority: 'Por antigüedad',
    'vc-assigned': 'Asignación VC',
  },
  without: {
    unassigned: 'Sin asignar',
    'not-eligible': 'No elegible',
    'on-vacation': 'De vacaciones',
  },
};

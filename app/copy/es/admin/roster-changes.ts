import type { rosterChanges as english } from '~/app/copy/en/admin/roster-changes';
import { plural } from '~/app/copy/es/plural';

export const rosterChanges: typeof english = {
  title: (version) => `Trabajos y conductores distintos de la versión ${version}`,
  text: 'La versión nueva los toma como están ahora.',
  jobsAdded: (count) => `Trabajos agregados (${count})`,
  jobsChanged: (count) => `Trabajos cambiados (${count})`,
  jobsDeleted: (count) => `Trabajos eliminados (${count})`,
  driversAdded: (count) => `Conductores agregados (${count})`,
  driversChanged: (count) => `Conductores cambiados (${count})`,
  driversRemoved: (count) => `Conductores quitados (${count})`,
  lostBy: (drivers) =>
    drivers === 0
      ? 'nadie lo tiene'
      : drivers === 1
        ? 'el conductor que lo tiene lo pierde'
        : `los ${drivers} conductores que lo tienen lo pierden`,
  unnamed: (drivers) =>
    `${plural(drivers, 'conductor', 'conductores')} sin nombre por un borrado de datos`,
  more: (rows) => `y ${rows} más`,
  facts: {
    startTime: 'hora',
    weekDays: 'días',
    location: 'lugar',
    isAirport: 'requiere certificación de aeropuerto',
    places: 'plazas',
    name: 'nombre',
    seniorityNumber: 'número de antigüedad',
    isEligible: 'elegible',
    airportCertified: 'certificación de aeropuerto',
    vcStatus: 'VC',
    onVacation: 'de vacaciones',
    usualJob: 'trabajo que cubrir',
  },
  none: 'ninguno',
};

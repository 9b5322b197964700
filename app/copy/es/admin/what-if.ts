import type { whatIf as en } from '~/app/copy/en/admin/what-if';
import { plural } from '~/app/copy/es/plural';

export const whatIf: typeof en = {
  title: 'Qué pasaría si',
  intro:
    'Pruebe cambios en una copia de esta semana y vea qué harían con la asignación provisional. No se guarda nada y ningún conductor lo ve.',
  back: 'Volver a las asignaciones finales',
  open: 'Qué pasaría si…',
  tryChange: 'Probar un cambio',
  tried: (count) => `${plural(count, 'cambio probado', 'cambios probados')} en conjunto`,
  startOver: 'Empezar de nuevo',
  takeBack: (change) => `Quitar: ${change}`,
  nothingTried: 'Ningún cambio todavía',
  nothingTriedHint: 'Pruebe un cambio y aquí aparecerá su efecto en cada conductor.',
  buttons: {
    'remove-job': 'Quitar trabajo',
    'add-job': 'Agregar trabajo',
    'set-places': 'Cambiar plazas',
    'remove-driver': 'Quitar conductor',
    'add-driver': 'Agregar conductor',
    'set-certified': 'Cambiar certificación',
  },
  newJobId: 'ID del nuevo trabajo',
  places: 'Plazas',
  isAirport: 'Trabajo de aeropuerto',
  newDriver: 'Nombre del nuevo conductor',
  seniorityNumber: 'Número de antigüedad',
  picks: 'Preferencias (opcional)',
  picksHint: 'ID de trabajos separados por comas, la preferencia 1 primero.',
  certification: 'Certificación de aeropuerto',
  certified: 'Con certificación de aeropuerto',
  notCertified: 'Sin certificación',
  vcStatus: 'Estado VC',
  changes: {
    removeJob: (jobId) => `Sin el trabajo ${jobId}`,
    addJob: ({ jobId, startTime, isAirport, places }) =>
      `Con el trabajo ${isAirport ? 'de aeropuerto ' : ''}${jobId}, empieza a las ${startTime}, ${plural(places, 'plaza', 'plazas')}`,
    setPlaces: (jobId, places) => `El trabajo ${jobId} con ${plural(places, 'plaza', 'plazas')}`,
    removeDriver: (driverId) => `Sin el conductor ${driverId}`,
    addDriver: (name, seniorityNumber) =>
      `Con el conductor ${name}, número de antigüedad ${seniorityNumber}`,
    certify: (driverId) => `El conductor ${driverId} con certificación de aeropuerto`,
    withdrawCertification: (driverId) => `El conductor ${driverId} sin certificación de aeropuerto`,
  },
  counts: 'Todos los conductores juntos',
  count: 'Conductores elegibles',
  provisional: 'Asignación provisional',
  withChanges: 'Con los cambios',
  figures: {
    pick1: 'Obtienen su preferencia 1',
    laterPick: 'Obtienen una preferencia posterior',
    otherJob: 'Obtienen un trabajo que no está en su lista',
    noJob: 'No obtienen trabajo',
    freePlaces: 'Plazas que quedan libres',
  },
  noDifference: 'Estos cambios no cambian nada: cada conductor obtiene el mismo trabajo que antes.',
  differences: (count) =>
    count === 1
      ? 'Cambia el resultado de 1 conductor'
      : `Cambian los resultados de ${count} conductores`,
  differencesCaption: 'Conductores cuyo resultado cambia',
  notThere: 'No está en esta semana',
  pick: (rank) => `Preferencia ${rank}`,
  leftOut: (count) => plural(count, 'cambio omitido', 'cambios omitidos'),
  unreadable: 'La dirección contiene cambios que no se pueden leer.',
  problems: {
    'not-understood': () => 'Complete todos los campos. No se probó nada.',
    'too-many': (most) => `Se pueden probar ${most} cambios como máximo. Quite uno antes.`,
  },
  errors: {
    'unknown-job': (jobId) => `No hay un trabajo ${jobId} en esta copia de la semana.`,
    'unknown-driver': (driverId) => `No hay un conductor ${driverId} en esta copia de la semana.`,
    'job-exists': (jobId) => `Ya existe un trabajo ${jobId}. Elija otro ID.`,
    'driver-exists': (driverId) => `Ya existe un conductor ${driverId}. Elija otro nombre.`,
  },
};

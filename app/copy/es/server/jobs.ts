import { plural } from '~/app/copy/es/plural';
import type { jobs as en } from '~/app/copy/en/server/jobs';

export const jobs: typeof en = {
  templateSaved: 'Plantilla guardada',
  templateSavedText: (name, count) => `«${name}» tiene ${plural(count, 'trabajo', 'trabajos')}.`,
  templateDeleted: (name) => `Se eliminó la plantilla «${name}»`,
  templateWithoutJobs: 'La sede no tiene trabajos que guardar. No se guardó nada.',
  templatesTooLarge:
    'Todas las plantillas juntas son demasiado grandes. Elimine una que ya no necesite. No se guardó nada.',
  publishedWeekChanged: (days) => `Se cambió la semana publicada del ${days}`,
  publishedWeekChangedText: (version, drivers) =>
    `Se publicó la versión ${version}. Se avisa a ${plural(drivers, 'conductor', 'conductores')} ${drivers === 1 ? 'qué tenía, qué tiene' : 'qué tenían, qué tienen'} y por qué.`,
  removed: (jobs) => (jobs === 1 ? 'Se eliminó 1 trabajo.' : `Se eliminaron ${jobs} trabajos.`),
  imported: (jobs) => (jobs === 1 ? 'Se importó 1 trabajo.' : `Se importaron ${jobs} trabajos.`),
};

import type { dataExport as en } from '~/app/copy/en/server/data-export';

export const dataExport: typeof en = {
  notWithMasterPassword:
    'Con la contraseña maestra no se pueden exportar todos los datos. Inicie sesión con su propia cuenta.',
  tooMany: (limit, minutes) =>
    `Todos los datos se pueden exportar ${limit} veces por hora. Inténtelo de nuevo en ${minutes} min.`,
  tooManyTitle: 'Demasiadas exportaciones',
  moreRows: (name) => `En Excel no caben más filas. Están todas en ${name}.`,
  readme: {
    title: (name, at) => `Todos los datos de ${name}, exportados el ${at}`,
    format: (format, version) => `Formato: ${format}, versión ${version}`,
    intro: [
      'Cada carpeta de sites/ es una sede. Un archivo .jsonl es una tabla: cada línea es una fila como objeto JSON (JSON Lines, UTF-8).',
      'El archivo .xlsx de una sede tiene las mismas tablas como hojas. Excel muestra como máximo 32 767 caracteres de una celda.',
      'records/ tiene el registro de cada asignación publicada, que `npm run verify-award` vuelve a calcular.',
      'Las horas son UTC (ISO 8601). Los ID son textos, porque pueden empezar con ceros. Un valor que falta no aparece.',
      'awardId es la semana ISO en que se trabajan los trabajos, como 2026-W49, o "vacation".',
      'complete.json es la última entrada. Tiene las filas, los bytes y el SHA-256 de cada archivo. Si falta, el archivo quedó incompleto.',
      'No hay contraseñas, códigos, claves, tokens ni respuestas de seguridad, ni correos ni teléfonos de conductores.',
      'No está lo que los conductores guardaron después de empezar la exportación.',
    ],
    sealedJobs: (siteId) =>
      `Sede ${siteId}: las listas de la selección en curso están selladas. Aquí están sin sus trabajos.`,
    sealedVacations: (siteId) =>
      `Sede ${siteId}: las listas de vacaciones están selladas. Aquí están todas sin sus semanas.`,
    tables: 'Las tablas y sus columnas:',
  },
};

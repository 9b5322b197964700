import type * as en from '~/app/copy/en/server/stored-data';

export const erasure: typeof en.erasure = {
  begun: 'Borrando los datos del conductor',
  begunText: (number) =>
    `Desde ahora, el conductor es el número ${number}. Esta página muestra cuándo está todo borrado: en unos minutos, o en una hora si hay registros grandes de muchas semanas.`,
};

export const tenantErasure: typeof en.tenantErasure = {
  asked: 'Borrado programado',
  askedText: (what, date) => `${what}: se borrará el ${date}, salvo que lo retire.`,
  withdrawn: 'Borrado retirado',
  withdrawnText: (what) => `${what}: se queda, desactivada como estaba.`,
  noCertificate: 'No existe este certificado.',
};

export const retention: typeof en.retention = {
  saved: 'Guardado',
  savedText: 'Esto cuenta desde ahora.',
  waits: 'Guardado, en espera',
  waitsText: (days) => `El plazo más corto entra en vigor después de ${days} días.`,
  withdrawn: 'Retirado',
  withdrawnText: 'El historial se guarda como antes.',
};

export const dataExport: typeof en.dataExport = {
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
      'No hay contraseñas, códigos, claves, tokens ni respuestas de seguridad, ni los correos y teléfonos en los que los conductores reciben mensajes.',
      'No está lo que los conductores guardaron después de empezar la exportación.',
    ],
    sealedJobs: (siteId) =>
      `Sede ${siteId}: las listas de la selección en curso están selladas. Aquí están sin sus trabajos.`,
    sealedVacations: (siteId) =>
      `Sede ${siteId}: las listas de vacaciones están selladas. Aquí están todas sin sus semanas.`,
    tables: 'Las tablas y sus columnas:',
  },
};

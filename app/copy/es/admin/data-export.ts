import type { dataExport as en } from '~/app/copy/en/admin/data-export';

export const dataExport: typeof en = {
  title: 'Exportar todos los datos',
  shortcut: 'Todo lo de la sede o la empresa en un archivo',
  intro:
    'Llévese todo lo que está guardado: para otro producto, para su archivo o antes de que se borre una sede.',
  site: (name) => `Todos los datos de ${name}`,
  siteText: 'Todo lo de esta sede.',
  company: (name) => `Todos los datos de ${name} (empresa)`,
  companyText: (count) =>
    `Todo lo de ${count === 1 ? 'su única sede' : `sus ${count} sedes`}. Si tarda más de 5 minutos, la descarga se interrumpe: exporte entonces cada sede por separado.`,
  exportSite: 'Exportar la sede',
  exportCompany: 'Exportar la empresa',
  contents: 'Qué contiene el archivo',
  tables:
    'Conductores, trabajos, semanas de vacaciones, configuración, todas las listas guardadas, asignaciones con sus registros, reclamaciones, intercambios, avisos, personas y todo el registro de actividad.',
  forms:
    'Todo como JSON Lines para programas y también como hojas de un libro de Excel por sede. README.txt, en el archivo, lo explica todo.',
  complete:
    'La última entrada, complete.json, tiene el tamaño y el SHA-256 de cada archivo. Si falta, el archivo quedó incompleto.',
  without:
    'Sin contraseñas, códigos, claves, tokens ni respuestas de seguridad, y sin correos ni teléfonos de los conductores.',
  sealedJobs:
    'Las listas de esta semana están selladas: hasta que cierre la selección, el archivo dice quién guardó, pero no qué.',
  sealedVacations:
    'Las listas de vacaciones están selladas: hasta que cierre el portal, el archivo dice quién guardó, pero no qué.',
  care: 'El archivo nombra a sus conductores y a su gente. Protéjalo como un expediente de personal. Cada exportación queda en el registro de actividad.',
};

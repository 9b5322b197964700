import { createDescribeKept } from '~/app/copy/describe-kept';
import type * as en from '~/app/copy/en/admin/stored-data';
import { plural } from '~/app/copy/es/plural';
import type { KeptYears } from '~/domain/retention/limits';

export const dataExport: typeof en.dataExport = {
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
    'Sin contraseñas, códigos, claves, tokens ni respuestas de seguridad, y sin los correos ni los teléfonos en los que los conductores reciben mensajes.',
  sealedJobs:
    'Las listas de esta semana están selladas: hasta que cierre la selección, el archivo dice quién guardó, pero no qué.',
  sealedVacations:
    'Las listas de vacaciones están selladas: hasta que cierre el portal, el archivo dice quién guardó, pero no qué.',
  care: 'El archivo nombra a sus conductores y a su gente. Protéjalo como un expediente de personal. Cada exportación queda en el registro de actividad.',
};

export const erasure: typeof en.erasure = {
  title: 'Borrar los datos de un conductor',
  shortcut: 'Eliminar para siempre todo lo que nombra a un conductor',
  intro:
    'Esta página elimina para siempre todo lo que nombra a un conductor en esta sede. Para quitar a alguien solo de la lista, elimínelo en Editar conductores.',
  whom: 'De quién son los datos',
  idHint: '7 cifras. El conductor puede haber dejado la lista.',
  review: 'Revisar',
  inRoster: (driver) => `¿Borrar los datos de ${driver}?`,
  notInRoster: (employeeId) => `¿Borrar los datos del ID de empleado ${employeeId}?`,
  notInRosterText:
    'Ningún conductor de la lista tiene este ID. Se borra todo lo demás que nombra el ID. No se encuentra un nombre que ningún texto guardado relacione con el ID.',
  gone: 'Qué se borra',
  goneItems: [
    'Nombre, ID de empleado, correo electrónico, números de teléfono, contraseña, preguntas de seguridad, claves de acceso y dispositivos.',
    'Todas las listas guardadas, los reclamos, las confirmaciones, las asignaciones manuales, los intercambios sin aprobar y los mensajes que no se han enviado.',
    'El ID de empleado y el nombre completo en el registro de actividad, en los avisos y en otros textos.',
  ],
  stays: 'Qué queda, y por qué',
  staysItems: [
    'Los resultados publicados, con un número al azar en lugar del conductor, para que los resultados de los demás sigan explicados. Sus registros reciben una huella nueva y todavía se pueden verificar.',
    'Los mensajes enviados, y las exportaciones, páginas impresas y copias de seguridad. Elimínelas donde se guarden.',
  ],
  noUndo: 'Esto no se puede deshacer.',
  typeAgain: 'Escriba de nuevo el ID de empleado',
  erase: 'Borrar los datos',
  choose: 'Otro conductor',
  erased: 'Conductores borrados',
  erasedText: 'Aquí solo se los conoce por su número en los resultados publicados.',
  none: 'Aquí no se han borrado los datos de ningún conductor.',
  number: (number) => `Conductor ${number}`,
  running: 'Borrando',
  done: 'Borrado',
  ordered: (by) => `Pedido por ${by}: {time}`,
  finished: 'Terminado: {time}',
  link: 'Borrar para siempre los datos de este conductor',
  linkText:
    'Elimina todo lo que nombra al conductor, también en semanas pasadas y en el registro de actividad.',
};

export const tenantErasure: typeof en.tenantErasure = {
  erase: 'Borrar para siempre',
  eraseCompany: (name) => `Borrar ${name} para siempre`,
  eraseSite: (siteId, company) => `Borrar la sede ${siteId} de ${company} para siempre`,
  companyTitle: (name) => `¿Borrar ${name} con todas sus sedes?`,
  siteTitle: (siteId, company) => `¿Borrar la sede ${siteId} de ${company}?`,
  waits: (days) =>
    `No se borra nada durante ${days} días. Hasta entonces puede retirar el borrado; activar de nuevo también lo retira. Las personas responsables de la sede o la empresa reciben un correo.`,
  gone: 'Después se borra para siempre todo lo guardado: conductores, cuentas, listas, adjudicaciones con sus registros, el registro de actividad y los mensajes en espera. En el caso de una empresa, también su solicitud de acceso.',
  stays:
    'Queda un certificado que cuenta lo que se borró, sin nombres de personas ni direcciones. Nadie vuelve a recibir el ID. Elimine las exportaciones, las páginas impresas y las copias de seguridad donde se guarden.',
  typeId: (id) => `Escriba ${id} para confirmar`,
  reason: 'Motivo',
  reasonHint:
    'Se guarda en su registro de actividad y se envía a las personas responsables. No nombre a nadie.',
  ask: (days) => `Borrar después de ${days} días`,
  willBeErased: 'Se borrará',
  willBeErasedOn: (date) => `el ${date}`,
  withdraw: 'Retirar el borrado',
  withdrawCompany: (name) => `Retirar el borrado de ${name}`,
  withdrawSite: (siteId, company) => `Retirar el borrado de la sede ${siteId} de ${company}`,
  tab: 'Empresas borradas',
  waitingTitle: 'En espera',
  waitingText: 'Retire un borrado en Empresas y sedes.',
  noneWaiting: 'No hay ningún borrado en espera.',
  erasedTitle: 'Certificados',
  erasedText: 'Lo que queda de las empresas y sedes borradas. Nadie vuelve a recibir sus ID.',
  noneErased: 'No se ha borrado ninguna empresa ni sede.',
  company: (companyId) => `Empresa ${companyId}`,
  site: (siteId, companyId) => `Sede ${siteId} de ${companyId}`,
  asked: (by) => `Lo pidió ${by}: {time}`,
  running: 'Borrando',
  runningText: 'El certificado está completo cuando todo está borrado.',
  done: 'Borrada',
  erasedAt: 'Borrada: {time}',
  showCertificate: 'Certificado',
  certificateOf: (what) => `Certificado: ${what}`,
  certificate: 'Certificado de borrado',
  json: 'Certificado como JSON',
  facts: {
    companyId: 'ID de la empresa',
    siteIds: 'Sedes',
    askedBy: 'Lo pidió',
    askedAt: 'Pedido',
    begunAt: 'Comenzado',
    erasedAt: 'Borrado',
  },
  kind: 'Tipo de elemento',
  count: 'Borrados',
  kinds: {
    drivers: 'Conductores',
    jobs: 'Trabajos',
    weeks: 'Semanas de vacaciones',
    lists: 'Listas guardadas, con las anteriores',
    assignments: 'Asignaciones manuales',
    awards: 'Adjudicaciones publicadas, en partes',
    claims: 'Reclamos',
    trades: 'Intercambios',
    notes: 'Avisos y sus confirmaciones',
    accounts: 'Cuentas, contactos e inicios de sesión',
    log: 'Entradas de registros de actividad',
    messages: 'Mensajes en espera',
    requests: 'Solicitudes de acceso',
    other: 'Otros elementos',
  },
};

const kindLabels = {
  awards: 'Historial de adjudicaciones',
  claims: 'Reclamos',
  log: 'Registro de actividad',
};
const yearsLabel = (years: KeptYears | null) =>
  years === null ? 'para siempre' : plural(years, 'año', 'años');

export const retention: typeof en.retention = {
  title: 'Conservación del historial',
  shortcut: 'Por cuántos años se guardan adjudicaciones, reclamos y registro',
  intro:
    'Elija por cuánto tiempo todas las sedes de su empresa guardan su historial. Lo más antiguo se borra para siempre, también de informes y exportaciones.',
  kindLabels,
  kindHints: {
    awards:
      'Semanas publicadas y adjudicaciones de vacaciones con sus actas, listas que guardaron los conductores, asignaciones manuales, confirmaciones e intercambios.',
    claims: 'Reclamos con sus respuestas.',
    log: 'Lo que se hizo en cada sede, y quién lo hizo.',
  },
  yearsLabel,
  countLabels: {
    weeks: 'Semanas publicadas',
    vacations: 'Adjudicaciones de vacaciones',
    lists: 'Listas guardadas',
    claims: 'Reclamos',
    entries: 'Entradas del registro',
  },
  describeKept: createDescribeKept(kindLabels, yearsLabel),
  state: 'Se guarda ahora',
  change: 'Cambiar',
  review: 'Revisar',
  waiting: (days) => `Un plazo más corto entra en vigor después de ${days} días.`,
  waits: 'Un plazo más corto espera',
  waitsUntil: (by) => `Lo eligió ${by}. Entra en vigor desde {time}, si usted no lo retira:`,
  withdraw: 'Retirar',
  erased: 'Borrado en esta sede hasta ahora',
  nothingErased: 'No se borró nada en esta sede.',
  keptFrom: (day) => `antes del ${day}`,
  reviewTitle: 'Qué cambia',
  goes: (day) => `Se borra todo lo anterior al ${day}`,
  over: (count) => `ahora en esta sede: ${count}`,
  orMore: (count) => `${count.toLocaleString('es-US')} o más`,
  never:
    'Nunca se borran: la selección en curso, las adjudicaciones que sus páginas todavía muestran, las semanas con reclamos abiertos ni la última lista de cada conductor.',
  later: (days) =>
    `Es más corto que ahora. Entra en vigor después de ${days} días; hasta entonces, cualquier administrador de la empresa puede retirarlo. Lo que se borra no se puede recuperar.`,
  atOnce: 'Estos plazos cuentan de inmediato.',
  told: 'Se avisa por correo a todos los responsables de una sede de la empresa.',
  save: 'Guardar estos plazos',
  saveLater: (days) => `Borrar después de ${days} días`,
  back: 'Volver',
  same: 'Estos plazos ya cuentan, así que no cambiaría nada.',
  ofCompany: 'Guarda el historial',
};

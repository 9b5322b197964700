import { createDescribeKept } from '~/app/copy/describe-kept';
import { plural } from '~/app/copy/es/plural';
import type { retention as en } from '~/app/copy/en/admin/retention';
import type { KeptYears } from '~/domain/retention/limits';

const kindLabels = {
  awards: 'Historial de adjudicaciones',
  claims: 'Reclamos',
  log: 'Registro de actividad',
};
const yearsLabel = (years: KeptYears | null) =>
  years === null ? 'para siempre' : plural(years, 'año', 'años');

export const retention: typeof en = {
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

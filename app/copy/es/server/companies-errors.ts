import type { companiesErrors as en } from '~/app/copy/en/server/companies-errors';

export const companiesErrors: typeof en = {
  missingInformation: 'Faltan datos',
  missingInformationText: 'Llene todos los campos obligatorios',
  invalidSiteCode: 'Código de la sede no válido',
  invalidSiteCodeText: (exampleSiteCode) =>
    `El código de la sede debe tener de 3 a 5 letras mayúsculas o números (por ejemplo, ${exampleSiteCode})`,
  invalidEmail: 'Correo no válido',
  invalidEmailText: 'Escriba un correo electrónico válido.',
  companyNotFound: 'Empresa no encontrada',
  companyNotFoundText: 'Esa empresa no existe. No se cambió nada.',
  hasCompanyAdmin: (name) => `${name} ya es administrador de la empresa y decide quién más lo es.`,
  siteNotFound: 'Sede no encontrada',
  siteNotFoundText: 'La empresa no tiene esa sede. No se cambió nada.',
  alreadyActivated: 'La cuenta está activada',
  alreadyActivatedText:
    'El administrador eligió una contraseña después de que usted abrió esta página. No se envió ningún enlace.',
  cannotBeDeactivated: 'No se puede desactivar',
  keptChanging:
    'La empresa siguió cambiando mientras usted guardaba. No se guardó nada. Intente de nuevo.',
  tooManySites: 'Demasiadas sedes',
  tooManySitesText: (limit, count) =>
    `El límite de la empresa es de ${limit} sedes; con esta serían ${count}. No se guardó nada.`,
  siteCodeIsTaken: 'El código de la sede ya existe',
  siteCodeIsTakenText: (siteId) => `La empresa ya tiene una sede ${siteId}. Elija otro código.`,
  invalidLimit: 'Límite no válido',
  invalidLimitText: (label, most) => `${label} debe ser un número entero de 0 a ${most}.`,
};

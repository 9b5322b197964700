import type * as en from '~/app/copy/en/errors/companies';
import { master } from '~/app/copy/es/admin/companies';
import { maxEntryLimit, maxSiteLimit } from '~/domain/company/limits';
import { maxLogoBytes, maxLogoPixels } from '~/domain/logo/logo';
import { exampleSiteCode } from '~/domain/registration/registration-request';

export const logo: typeof en.logo = {
  title: 'El logotipo no se guardó',
  'logo-too-large': `El archivo tiene más de ${maxLogoBytes / 1024} KB. Guarde la imagen más pequeña e intente de nuevo.`,
  'logo-no-image':
    'El archivo no es una imagen PNG, JPEG ni WebP. Guarde el logotipo en uno de esos formatos.',
  'logo-damaged':
    'La imagen está dañada o incompleta. Guárdela de nuevo en otro programa e intente otra vez.',
  'logo-animated': 'La imagen está animada. Elija una que no se mueva.',
  'logo-too-many-pixels': ({ width, height }) =>
    `La imagen tiene ${width} × ${height} píxeles. Puede tener como máximo ${maxLogoPixels.toLocaleString('en-US')} × ${maxLogoPixels.toLocaleString('en-US')}.`,
};

export const companies: typeof en.companies = {
  'missing-information.title': 'Faltan datos',
  'missing-information': 'Llene todos los campos obligatorios',
  'invalid-site-code.title': 'Código de la sede no válido',
  'invalid-site-code': `El código de la sede debe tener de 3 a 5 letras mayúsculas o números (por ejemplo, ${exampleSiteCode})`,
  'invalid-email.title': 'Correo no válido',
  'invalid-email': 'Escriba un correo electrónico válido.',
  'company-not-found.title': 'Empresa no encontrada',
  'company-not-found': 'Esa empresa no existe. No se cambió nada.',
  'site-not-found.title': 'Sede no encontrada',
  'site-not-found': 'La empresa no tiene esa sede. No se cambió nada.',
  'has-company-admin': ({ name }) =>
    `${name} ya es administrador de la empresa y decide quién más lo es.`,
  'already-activated.title': 'La cuenta está activada',
  'already-activated':
    'El administrador eligió una contraseña después de que usted abrió esta página. No se envió ningún enlace.',
  'default-tenant-protected.title': 'No se puede desactivar',
  'default-tenant-protected': master.lockedText,
  'default-tenant-not-erasable':
    'La empresa integrada y su sede principal nunca se borran: allí inicia sesión el administrador principal.',
  'still-active':
    'Solo se puede borrar lo que está desactivado. Desactive primero la empresa o la sede.',
  'erasure-asked-already': 'Su borrado ya está programado.',
  'other-tenant-typed': 'Este no es el ID de lo que va a borrar.',
  'erasure-reason-missing': 'Indique un motivo.',
  'no-erasure-asked': 'Su borrado no está programado, o ya comenzó.',
  'too-many-sites.title': 'Demasiadas sedes',
  'too-many-sites': ({ limit, count }) =>
    `El límite de la empresa es de ${limit} sedes; con esta serían ${count}. No se guardó nada.`,
  'site-code-taken.title': 'El código de la sede ya existe',
  'site-code-taken': ({ siteId }) => `La empresa ya tiene una sede ${siteId}. Elija otro código.`,
  'invalid-limit.title': 'Límite no válido',
  'invalid-limit': ({ name }) =>
    `${master.limitLabels[name]} debe ser un número entero de 0 a ${(name === 'maxSites' ? maxSiteLimit : maxEntryLimit).toLocaleString('en-US')}.`,
};

export const exports: typeof en.exports = {
  'no-export-with-master-password':
    'Con la contraseña maestra no se pueden exportar todos los datos. Inicie sesión con su propia cuenta.',
  'too-many-exports.title': 'Demasiadas exportaciones',
  'too-many-exports': ({ limit, retryAfterSeconds }) =>
    `Todos los datos se pueden exportar ${limit} veces por hora. Inténtelo de nuevo en ${Math.ceil(retryAfterSeconds / 60)} min.`,
};

export const registration: typeof en.registration = {
  'entry-too-long.title': 'Demasiado largo',
  'entry-too-long': ({ limit }) =>
    `Este texto es demasiado largo. Puede tener hasta ${limit} caracteres.`,
  'form-too-fast.title': 'Todavía no se envió',
  'form-too-fast': 'Eso fue muy rápido. Revise sus datos y envíe el formulario de nuevo.',
  'request-not-found.title': 'Solicitud no encontrada',
  'request-not-found': 'Esa solicitud no existe.',
  'request-became-company':
    'Esta solicitud se convirtió en empresa. Borre la empresa en Empresas y sedes: su solicitud se borra con ella.',
  'other-request-typed': 'Este no es el número de la solicitud que va a borrar.',
  'company-id-empty.title': 'Sin ID de la empresa',
  'company-id-empty':
    'El nombre de la empresa no tiene letras A-Z ni números para formar un ID. Elija un ID de la empresa.',
  'invalid-company-id.title': 'ID de la empresa no válido',
  'invalid-company-id': 'Un ID de la empresa tiene de 1 a 40 letras A-Z o números.',
  'invalid-count.title': 'Número no válido',
  'invalid-count': ({ most }) => `Escriba un número entero de 1 a ${most.toLocaleString('en-US')}.`,
  'company-id-reserved.title': 'ID de la empresa reservado',
  'company-id-reserved': ({ companyId }) =>
    `El ID ${companyId} está reservado para la empresa del sistema. No se creó nada.`,
  'site-code-reserved.title': 'Código de la sede reservado',
  'site-code-reserved': ({ siteId }) =>
    `El código ${siteId} está reservado para la sede del sistema. No se creó nada.`,
};

export const applications: typeof en.applications = {
  title: 'No se envió',
  'form-trapped':
    'Se llenó un campo que debe quedar vacío; quizá lo hizo su navegador. Vuelva a cargar la página y llene el formulario manualmente.',
  'form-expired':
    'Este formulario estuvo abierto demasiado tiempo. Revise sus datos y envíelo de nuevo.',
  'too-many-pending':
    'Hay demasiadas solicitudes en espera de respuesta. Intente de nuevo en unos días.',
};

export const takenIds: typeof en.takenIds = {
  title: 'El ID de la empresa ya existe',
  'company-id-taken': ({ companyId }) => `El ID ${companyId} ya existe. Elija otro.`,
  'company-exists': ({ companyId }) =>
    `Ya existe una empresa con el ID ${companyId}. No se creó nada.`,
};

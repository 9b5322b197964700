import type { logo as en } from '~/app/copy/en/admin/logo';

export const logo: typeof en = {
  title: 'Logotipo de la empresa',
  shortcut: 'Su logotipo al iniciar sesión, en las páginas de conductores y en lo impreso',
  intro:
    'El logotipo se muestra junto al nombre de la empresa en los enlaces de las sedes, cuando los conductores inician sesión, en sus páginas, encima de estas páginas y en lo impreso. Lo puede ver cualquiera que tenga el enlace de una sede.',
  present: 'Logotipo actual',
  none: 'Todavía no hay logotipo',
  noneText: 'Las páginas muestran solo el nombre de la empresa.',
  choose: 'Elegir una imagen',
  replace: 'Cambiar el logotipo',
  file: 'Archivo de imagen',
  fileHint: (kilobytes, pixels) =>
    `PNG, JPEG o WebP, de ${kilobytes} KB y ${pixels} × ${pixels} píxeles como máximo. Se muestra sobre blanco. Los datos ocultos, como dónde se tomó una foto, se eliminan.`,
  told: 'A todos los responsables de una sede de la empresa se les avisa por correo electrónico.',
  upload: 'Subir el logotipo',
  uploading: 'Subiendo...',
  remove: 'Quitar el logotipo',
  removeTitle: '¿Quitar el logotipo?',
  removeText:
    'Todas las páginas de la empresa vuelven a mostrar solo su nombre. Los conductores ven el cambio al abrir la página siguiente.',
};

import type { logo as en } from '~/app/copy/en/server/logo';

export const logo: typeof en = {
  saved: 'Logotipo guardado',
  savedText: 'Desde ahora lo muestran todas las páginas de la empresa.',
  removed: 'Logotipo quitado',
  removedText: (name) => `Las páginas de ${name} muestran solo su nombre.`,
  notStored: 'El logotipo no se guardó',
  tooLarge: (kilobytes) =>
    `El archivo tiene más de ${kilobytes} KB. Guarde la imagen más pequeña e intente de nuevo.`,
  noImage:
    'El archivo no es una imagen PNG, JPEG ni WebP. Guarde el logotipo en uno de esos formatos.',
  damaged:
    'La imagen está dañada o incompleta. Guárdela de nuevo en otro programa e intente otra vez.',
  animated: 'La imagen está animada. Elija una que no se mueva.',
  tooManyPixels: (size, most) =>
    `La imagen tiene ${size} píxeles. Puede tener como máximo ${most} × ${most}.`,
  size: (width, height) => `${width} × ${height}`,
};

import type { language as en } from '~/app/copy/en/admin/language';

export const language: typeof en = {
  title: 'Idioma',
  description: 'Sus páginas y los correos que le enviamos están en este idioma.',
  label: 'Idioma',
  names: { en: 'English', es: 'Español' },
  save: 'Guardar idioma',
};

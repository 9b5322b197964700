import type { language as en } from '~/app/copy/en/driver/language';

export const language: typeof en = { switchTo: { language: 'en', name: 'English' } };

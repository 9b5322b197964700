/** Texts that every page may show. */
export { common, kiosk, language, print, shell } from './driver/common';
export { time } from './driver/time';

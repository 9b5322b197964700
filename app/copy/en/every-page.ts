/** Texts that every page may show. */
export { common } from './driver/common';
export { kiosk } from './driver/kiosk';
export { language } from './driver/language';
export { print } from './driver/print';
export { shell } from './driver/shell';
export { time } from './driver/time';

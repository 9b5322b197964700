/** Texts that the pages for ranking jobs and for ranking vacation weeks share. */
export { assignments } from './driver/assignments';
export { claims } from './driver/claims';
export { check } from './driver/check';
export { ranking } from './driver/ranking';
export { reasons } from './driver/reasons';
export { results } from './driver/results';

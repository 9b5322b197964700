/** Texts that the pages for ranking jobs and for ranking vacation weeks share. */
export { assignments, claims, check, results, whoGot } from './driver/results';
export { giveBack } from './driver/give-back';
export { ranking } from './driver/ranking';
export { reasons } from './driver/reasons';

/** What the pages of jobs and of vacation weeks share. */
export { assignments } from './driver/assignments';
export { ranking } from './driver/ranking';
export { reasons } from './driver/reasons';

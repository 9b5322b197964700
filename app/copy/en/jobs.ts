/** The page on which a driver ranks jobs. */
export { preferences } from './driver/preferences';
export { leftOver } from './driver/left-over-jobs';

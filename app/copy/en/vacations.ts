/** The page on which a driver ranks vacation weeks. */
export { vacationPreferences } from './driver/vacation-preferences';

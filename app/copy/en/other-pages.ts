/** Landing pages, login, and the pages to which the ranking pages link. */
export { calendarFeed } from './driver/calendar-feed';
export { checkResult } from './driver/check-result';
export { choosing } from './driver/choosing';
export { account, driverPassword, forms, login } from './driver/account';
export { allResults } from './driver/all-results';
export { deactivated, forCompanies, landing, registration } from './driver/landing';
export { emailAlerts, messages, textMessages } from './driver/messages';
export { history, listPrint, pastResults, standing, status } from './driver/history';
export { myPhone } from './driver/my-phone';
export { trades } from './driver/trades';

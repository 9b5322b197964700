/** Landing pages, login, and the pages to which the ranking pages link. */
export { checkResult } from './driver/check-result';
export { account } from './driver/account';
export { allResults } from './driver/all-results';
export { driverPassword } from './driver/driver-password';
export { emailAlerts } from './driver/email-alerts';
export { forms } from './driver/forms';
export { history } from './driver/history';
export { landing } from './driver/landing';
export { messages } from './driver/messages';
export { listPrint } from './driver/list-print';
export { login } from './driver/login';
export { myPhone } from './driver/my-phone';
export { pastResults } from './driver/past-results';
export { registration } from './driver/registration';
export { standing } from './driver/standing';
export { textMessages } from './driver/text-messages';
export { trades } from './driver/trades';

/** Parts that appear when they are asked for, or with a result or a first save, in one script. */
export { RowActions } from './list/row-actions';
export { SelectBar } from './list/select-bar';
export { ReminderOffer } from './reminder-offer';
export { FileClaim } from './result/file-claim';
export { TakeLeftOver } from './result/take-left-over';
export { AskWhoGot, WhoGot } from './result/who-got';

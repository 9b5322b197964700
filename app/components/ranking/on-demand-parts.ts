/** Parts that appear when they are asked for, or with a result or a first save, in one script. */
export { TakeLeftOver } from '~/app/components/left-over-jobs/take-left-over';
export { RowActions } from './list/row-actions';
export { SelectBar } from './list/select-bar';
export { ReminderOffer } from './reminder-offer';
export { FileClaim } from './result/file-claim';
export { AskWhoGot, WhoGot } from './result/who-got';

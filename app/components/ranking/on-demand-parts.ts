/** Parts that appear when they are asked for, or with a result, in one script. */
export { RowActions } from './list/row-actions';
export { SelectBar } from './list/select-bar';
export { FileClaim } from './result/file-claim';
export { AskWhoGot, WhoGot } from './result/who-got';

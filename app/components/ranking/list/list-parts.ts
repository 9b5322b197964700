/** Parts of the editor that appear when they are asked for, in one script. */
export { RowActions } from './row-actions';
export { SelectBar } from './select-bar';

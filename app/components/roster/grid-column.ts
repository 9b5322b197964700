/** How one field of a row is shown and edited. */
export interface GridColumn {
  readonly field: string;
  readonly label: string;
  /** Width in rem; a column without one takes what is left. */
  readonly width?: number;
  readonly kind: 'id' | 'text' | 'whole-number' | 'time' | 'flag' | 'fixed-flag';
}

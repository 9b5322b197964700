/** What people call a field of a roster. */
export interface FieldText {
  /** Above its column, and where changes are listed. */
  readonly label: string;
  /** Beside its input, if that says more than the label. */
  readonly input?: string;
  readonly hint?: string;
  /** How a pasted line has it, such as `Yes or No`. */
  readonly pasteHint?: string;
}

/** The texts of all fields of a roster. Without those of one, a language does not compile. */
export type FieldTexts<T> = { readonly [Name in keyof T]-?: FieldText };

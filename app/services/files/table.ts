/** The rows of a file, with its header first. Numbers are numbers in a workbook; IDs are texts. */
export type Table = readonly (readonly (string | number)[])[];

/** The label of a code, or the code itself if only a newer version has a label for it. */
export const findLabel = (labels: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(labels, code) ? labels[code] : undefined) ?? code;

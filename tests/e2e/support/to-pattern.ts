/** A sentence of the copy as it stands on a page: `Receipt {number}` is found with any number. */
export const toPattern = (sentence: string): RegExp =>
  new RegExp(
    sentence
      .split(/\{\w+\}/)
      .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*'),
  );

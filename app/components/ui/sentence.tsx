import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with elements in it: `Signed in as {name}` shows `parts.name` in the place of `{name}`, which
 * each language has where its grammar wants it.
 */
export const Sentence = ({
  text,
  parts,
}: {
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}) =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
    ));

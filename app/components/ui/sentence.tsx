import { Fragment, type ReactNode } from 'react';

/**
 * A sentence that contains elements: `Signed in as {name}` renders `parts.name` in place of `{name}`, so that each
 * language can put the element where its grammar needs it.
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

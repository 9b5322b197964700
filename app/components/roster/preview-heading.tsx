import { useEffect, useRef, type ReactNode } from 'react';

/** A heading that takes the focus whenever another preview is shown, because the pressed button is far below it. */
export const PreviewHeading = ({ of, children }: { of: unknown; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [of]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg font-bold focus:outline-none">
      {children}
    </h2>
  );
};

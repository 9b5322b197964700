import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';

/**
 * Why a save was refused, or `children` if the driver has to answer something. Takes the focus, which also scrolls it
 * into view.
 */
export const SaveRefusal = ({
  problem,
  children,
}: {
  problem: SaveProblem | undefined;
  children?: ReactNode;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  return (
    problem && (
      <div ref={box} tabIndex={-1}>
        {children ?? <ErrorAlert error={problem} />}
      </div>
    )
  );
};

import { useEffect, useRef } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import type { SaveProblem } from './ranking-view';

/** Why a save was refused. Takes the focus, which also scrolls it into view. */
export const SaveRefusal = ({ problem }: { problem: SaveProblem | undefined }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [problem]);
  return (
    problem && (
      <div ref={box} tabIndex={-1}>
        <ErrorAlert error={problem} />
      </div>
    )
  );
};

import type { ReactNode } from 'react';
import { Card } from '~/app/components/ui/card';

/** One figure with what it says, and if it is a share, how far it is. */
export const FigureCard = ({
  title,
  figure,
  note,
  percent,
}: {
  title: string;
  figure: ReactNode;
  note: string;
  percent?: number;
}) => (
  <Card title={title}>
    <p className="text-4xl font-bold tabular-nums">{figure}</p>
    <p className="mt-1 text-sm text-muted tabular-nums">{note}</p>
    {percent !== undefined && (
      <progress
        className="progress mt-3 block w-full progress-primary"
        value={percent}
        max={100}
        aria-label={`${title}: ${percent}%`}
      />
    )}
  </Card>
);

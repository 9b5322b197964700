import { Alert } from './alert';

/** How far a large piece of work is, in steps; the bar moves without a figure while the number of steps is unknown. */
export const WorkProgress = ({
  title,
  children,
  done,
  total,
}: {
  title: string;
  children: string;
  done: number;
  total: number;
}) => (
  <Alert kind="info" title={title} live="polite">
    <p>{children}</p>
    <progress
      className="progress mt-2 w-full progress-primary"
      aria-label={title}
      {...(total > 0 && { value: done, max: total })}
    />
  </Alert>
);

import { Card } from '~/app/components/ui/card';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';
import { weekStages, type WeekStage } from '~/domain/selection/week-step';
import type { WeekView } from '~/domain/site/week-view';
import { NextStep } from './next-step';

type Mark = 'done' | 'now' | 'ahead';

const marks: Record<Mark, { readonly dot: string; readonly text: string }> = {
  done: { dot: 'border-primary bg-primary text-primary-content', text: '' },
  now: { dot: 'border-primary bg-base-100 ring-2 ring-primary', text: 'font-bold' },
  ahead: { dot: 'border-base-300 bg-base-200 text-muted', text: 'text-muted' },
};

const Stage = ({ stage, number, mark }: { stage: WeekStage; number: number; mark: Mark }) => (
  <li
    aria-current={mark === 'now' ? 'step' : undefined}
    className="flex min-w-0 flex-1 flex-col items-center gap-1 text-center sm:flex-row sm:gap-2 sm:text-start"
  >
    <span
      className={classNames(
        'grid size-7 shrink-0 place-items-center rounded-full border text-xs font-bold tabular-nums',
        marks[mark].dot,
      )}
      aria-hidden="true"
    >
      {mark === 'done' ? <Icon name="check" className="size-4" /> : number}
    </span>
    <span className={classNames('text-xs leading-tight sm:text-sm', marks[mark].text)}>
      {adminCopy.week.stages[stage]}
      {mark !== 'ahead' && <span className="sr-only"> ({adminCopy.week[mark]})</span>}
    </span>
  </li>
);

/** The stages of the week, with the present one marked. */
export const WeekStages = ({ stage: present }: Pick<WeekView, 'stage'>) => {
  const at = weekStages.indexOf(present);
  return (
    <ol
      aria-label={adminCopy.week.caption}
      className="grid grid-cols-3 gap-x-1 gap-y-3 sm:flex sm:items-center sm:gap-3"
    >
      {weekStages.map((stage, index) => (
        <Stage
          key={stage}
          stage={stage}
          number={index + 1}
          mark={index < at ? 'done' : index === at ? 'now' : 'ahead'}
        />
      ))}
    </ol>
  );
};

/** The week in steps with the one thing to do next, for pages other than the dashboard. */
export const WeekStrip = ({
  week,
  isReview = false,
}: {
  week: WeekView;
  /** Whether the page shows the award that would be published. */
  isReview?: boolean;
}) => {
  const isWaiting = week.publishingAt !== null || week.closingAt !== null;
  return (
    <Card>
      <div
        className={classNames(
          'flex flex-col gap-4',
          // What counts down is a sentence with buttons, which leaves no room beside the steps.
          !isWaiting && 'xl:flex-row xl:items-center xl:justify-between',
        )}
      >
        <div className={classNames('min-w-0', !isWaiting && 'xl:flex-1')}>
          <WeekStages stage={week.stage} />
        </div>
        <NextStep week={week} isReview={isReview} />
      </div>
    </Card>
  );
};

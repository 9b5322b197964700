import { Card } from '~/app/components/ui/card';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';
import { weekStages, type WeekStage } from '~/domain/selection/week-step';
import type { WeekView } from '~/domain/site/week-view';
import { NextStep } from './next-step';

type Mark = 'done' | 'now' | 'ahead';

const marks: Record<Mark, string> = {
  done: 'border-primary',
  now: 'border-primary font-bold text-primary',
  ahead: 'border-base-300 text-muted',
};

const Stage = ({ stage, mark }: { stage: WeekStage; mark: Mark }) => (
  <li
    aria-current={mark === 'now' ? 'step' : undefined}
    className={classNames(
      'flex items-center gap-1 border-t-4 pt-1.5 text-sm leading-5',
      marks[mark],
    )}
  >
    {adminCopy.week.stages[stage]}
    {mark === 'done' && <Icon name="check" className="size-4 shrink-0 text-primary" />}
    {mark !== 'ahead' && <span className="sr-only"> ({adminCopy.week[mark]})</span>}
  </li>
);

/** The stages of the week, with the present one marked. */
export const WeekStages = ({ stage: present }: Pick<WeekView, 'stage'>) => {
  const at = weekStages.indexOf(present);
  return (
    <ol
      aria-label={adminCopy.week.caption}
      className="grid grid-cols-3 gap-x-2 gap-y-2 sm:grid-cols-6"
    >
      {weekStages.map((stage, index) => (
        <Stage
          key={stage}
          stage={stage}
          mark={index < at ? 'done' : index === at ? 'now' : 'ahead'}
        />
      ))}
    </ol>
  );
};

/** The week in steps with the one thing to do next, for pages other than the dashboard. */
export const WeekStrip = ({ week }: { week: WeekView }) => {
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
        <NextStep week={week} />
      </div>
    </Card>
  );
};

import { Card } from '~/app/components/ui/card';

const steps: readonly (readonly [title: string, text: string])[] = [
  ['Before the week', 'Keep drivers and jobs up to date. Seniority 1 chooses first.'],
  ['While selection is open', 'Drivers rank and save until the cutoff. Remind those who have not.'],
  ['At the cutoff', 'It closes by itself. Saves that were acknowledged count, later ones do not.'],
  ['Assign', 'Create Provisional shows what the rules give. What you assign by hand goes first.'],
  [
    'Publish',
    'Save Final Assignments: every driver sees the job and why. Then start the next period.',
  ],
];

/** What an administrator does in a week, for those who do it once a week. */
export const QuickReference = () => (
  <Card title="Quick reference">
    <ol className="flex flex-col gap-3 text-sm">
      {steps.map(([title, text], index) => (
        <li key={title} className="flex gap-3">
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-base-200 text-xs font-bold">
            {index + 1}
          </span>
          <span>
            <strong className="block">{title}</strong>
            {text}
          </span>
        </li>
      ))}
    </ol>
  </Card>
);

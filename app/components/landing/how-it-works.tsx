import { Card } from '~/app/components/ui/card';

const steps = [
  ['Log in', 'Enter your 7-digit Employee ID.'],
  ['Password', 'Set up your password, or enter it if you have one on file.'],
  ['Browse jobs', 'See the jobs at your site. Search, sort and filter them.'],
  ['Select preferences', 'Put the jobs you want in order: Pick 1 is the one you want most.'],
  ['Submit', 'Save your list before the deadline. You get a receipt for every save.'],
  ['Assignment', 'Jobs are assigned by seniority, each driver in turn by their picks.'],
  ['See your job', 'After the period closes, log in again to view your assigned job.'],
] as const;

export const HowItWorks = () => (
  <Card>
    <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {steps.map(([title, text], index) => (
        <li key={title} className="flex gap-4">
          <span
            className="grid size-10 shrink-0 place-items-center rounded-full bg-neutral text-lg font-bold text-neutral-content tabular-nums"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="font-bold">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Card>
);

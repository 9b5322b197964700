import { Form, useNavigation } from '@remix-run/react';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { weekDates } from './find-weeks';
import type { VacationView } from './vacation-view';
import { weekWords } from './week-words';

const GiveUpForm = ({
  weekId,
  label,
  variant,
}: {
  weekId: string;
  label: string;
  variant: 'secondary' | 'danger';
}) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="weekId" value={weekId} />
    <Button
      name="intent"
      value="give-up"
      variant={variant}
      busy={useNavigation().formData?.get('intent') === 'give-up'}
    >
      {label}
    </Button>
  </Form>
);

const nameOf = ({ weeks }: VacationView, weekId: string): string => {
  const week = weeks.find((one) => one.weekId === weekId);
  return week ? `${weekId} (${weekDates(week)})` : weekId;
};

/** A week that became free and is the driver's turn: it comes by itself, unless they decline it. */
export const OfferedWeekNotice = ({ view }: { view: VacationView }) => {
  const { offeredId, outcome, isGivenUp } = view;
  if (offeredId === null) return null;
  const own = isGivenUp ? null : (outcome?.awardedId ?? null);
  return (
    <Alert kind="info" title={`Week ${nameOf(view, offeredId)} became free`}>
      You are next in seniority of those who ranked it. It becomes yours
      {own && `, instead of ${nameOf(view, own)},`} when your administrator publishes the weeks
      again.
      <span className="mt-3 block">
        <GiveUpForm
          weekId={offeredId}
          label={own ? `Decline and keep ${own}` : 'Decline it'}
          variant="secondary"
        />
      </span>
    </Alert>
  );
};

/** The way to give the published week up, which asks first; afterwards, that it is given up. */
export const GiveUpWeek = ({ view, asks }: { view: VacationView; asks: boolean }) => {
  const { outcome, isGivenUp, mayGiveUp } = view;
  const weekId = outcome?.awardedId ?? null;
  if (isGivenUp)
    return (
      <p className="mt-4 font-semibold">
        You gave this week up. It goes to whoever is next when the weeks are published again.
      </p>
    );
  if (weekId === null || !mayGiveUp) return null;
  return (
    <div className="mt-4">
      <LinkButton to="?dialog=give-up" variant="ghost" preventScrollReset>
        Give up this week…
      </LinkButton>
      {asks && (
        <RouteDialog title={`Give up week ${weekId}?`} closeTo={weekWords.path}>
          <p className="mb-4">
            {nameOf(view, weekId)} goes to the next driver in seniority who ranked it. You cannot
            take it back yourself.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <LinkButton to={weekWords.path} preventScrollReset>
              Keep it
            </LinkButton>
            <GiveUpForm weekId={weekId} label={`Give up ${weekId}`} variant="danger" />
          </div>
        </RouteDialog>
      )}
    </div>
  );
};

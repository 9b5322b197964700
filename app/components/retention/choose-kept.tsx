import { Form } from '@remix-run/react';
import { Select } from '~/app/components/forms/select';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { historyKinds, keptYears, shorteningWaitDays } from '~/domain/retention/limits';
import type { Kept } from '~/domain/retention/retention';

/** Chooses times, which the next page shows with what they mean before anything is stored. */
export const ChooseKept = ({ kept }: { kept: Kept }) => {
  const { retention } = adminCopy;
  const options = [null, ...keptYears].map((years) => ({
    value: String(years ?? 'forever'),
    label: retention.yearsLabel(years),
  }));
  return (
    <Card title={retention.change} description={retention.waiting(shorteningWaitDays)}>
      <Form method="get" className="flex flex-col items-start gap-4">
        {historyKinds.map((kind) => (
          <Select
            key={kind}
            label={retention.kindLabels[kind]}
            hint={retention.kindHints[kind]}
            name={kind}
            options={options}
            defaultValue={String(kept[kind] ?? 'forever')}
            className="w-full max-w-prose"
          />
        ))}
        <Button variant="primary">{retention.review}</Button>
      </Form>
    </Card>
  );
};

import { Form } from '@remix-run/react';
import { TextInput } from '~/app/components/forms/text-input';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';

/** A field for the seniority number, with the one that the page proposes. */
export const ChooseFrom = ({
  again: { from, proposed, whole },
}: {
  again: {
    readonly from: number;
    readonly proposed: number;
    readonly whole: { readonly changes: number };
  };
}) => {
  const { awardAgain } = adminCopy;
  return (
    <Card>
      <Form className="flex flex-wrap items-end gap-3" preventScrollReset>
        <TextInput
          key={from}
          label={awardAgain.from}
          hint={awardAgain.fromHint}
          name="from"
          inputMode="numeric"
          pattern="[0-9]*"
          defaultValue={from}
          required
          maxLength={7}
        />
        <Button>{awardAgain.show}</Button>
      </Form>
      <p className="mt-3">
        {whole.changes === 0 ? awardAgain.everybody : awardAgain.proposed(proposed)}
      </p>
    </Card>
  );
};

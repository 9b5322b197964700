import { Form } from '@remix-run/react';
import { SearchBox } from '~/app/components/forms/search-box';
import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import { Button, LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { actions } from '~/domain/activity/actions';

interface ActivityFilterProps {
  readonly query: {
    readonly text?: string | undefined;
    readonly action?: string | undefined;
    readonly role?: string | undefined;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  };
}

const getPeople = () => [
  { value: '', label: adminCopy.activity.everybody },
  { value: 'driver', label: adminCopy.common.drivers },
  { value: 'site-admin', label: adminCopy.activity.administrators },
  { value: 'company-admin', label: adminCopy.people.roles['company-admin'] },
  { value: 'dispatcher', label: adminCopy.activity.dispatchers },
  { value: 'steward', label: adminCopy.activity.stewards },
  { value: 'master', label: adminCopy.activity.masterAdministrator },
  { value: 'program', label: adminCopy.activity.programs },
  { value: 'system', label: adminCopy.activity.theSystem },
];
const getKinds = () => [
  { value: '', label: adminCopy.activity.allActions },
  ...actions.map((action) => ({ value: action, label: adminCopy.activity.actionNames[action] })),
];

/** The search of the activity log. It is a plain GET form, so that the results have a URL. */
export const ActivityFilter = ({ query }: ActivityFilterProps) => (
  <Form
    method="get"
    role="search"
    aria-label={adminCopy.activity.caption}
    className="grid grid-cols-2 items-end gap-3 rounded-box border border-base-300 bg-base-100 p-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_auto]"
  >
    <SearchBox
      label={adminCopy.activity.searchActivity}
      placeholder={adminCopy.activity.searchHint}
      defaultValue={query.text ?? ''}
      className="col-span-2 lg:col-span-1"
    />
    <Select
      label={adminCopy.activity.who}
      name="role"
      options={getPeople()}
      defaultValue={query.role ?? ''}
    />
    <Select
      label={adminCopy.activity.action}
      name="action"
      options={getKinds()}
      defaultValue={query.action ?? ''}
    />
    <TextInput
      label={adminCopy.activity.from}
      name="from"
      type="date"
      defaultValue={query.from ?? ''}
    />
    <TextInput label={adminCopy.activity.to} name="to" type="date" defaultValue={query.to ?? ''} />
    <div className="col-span-2 flex gap-2 lg:col-span-1">
      <Button variant="primary">{adminCopy.common.search}</Button>
      <LinkButton to="?" variant="ghost">
        {adminCopy.activity.reset}
      </LinkButton>
    </div>
  </Form>
);

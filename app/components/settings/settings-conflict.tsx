import { Alert } from '~/app/components/ui/alert';
import { Cell, DataTable, HeadCell } from '~/app/components/ui/data-table';
import type { RefusedSettings } from './refused-settings';

/** Both values of every setting that differs, and which of them stands in the form below. */
export const SettingsConflict = ({
  title,
  text,
  basis,
  settings,
  differences,
}: RefusedSettings) => (
  <div className="flex flex-col gap-3">
    <Alert kind="error" title={title} live="assertive">
      {text} Compare the values, change below what you want otherwise, and save again.
    </Alert>
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100">
      <DataTable caption="Stored and your settings, side by side">
        <thead>
          <tr>
            <HeadCell>Setting</HeadCell>
            <HeadCell>Stored now</HeadCell>
            <HeadCell>Yours</HeadCell>
            <HeadCell>In the form below</HeadCell>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ name, label, from, to }) => (
            <tr key={name}>
              <Cell className="font-semibold">{label}</Cell>
              <Cell className="break-words">{from}</Cell>
              <Cell className="break-words">{to}</Cell>
              <Cell>{settings[name] === basis[name] ? 'The stored one' : 'Yours'}</Cell>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  </div>
);

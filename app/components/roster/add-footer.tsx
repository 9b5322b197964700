import { Button, LinkButton } from '~/app/components/ui/button';
import { useSending } from '~/app/components/forms/use-sending';

interface AddFooterProps {
  readonly addLabel: string;
  readonly closeTo: string;
  /** Such as "12 of 100 drivers". */
  readonly usage: string;
  readonly isIncomplete?: boolean;
}

/** Foot of the add dialogs: how much of the limit is used, Cancel, Add. */
export const AddFooter = ({ addLabel, closeTo, usage, isIncomplete = false }: AddFooterProps) => (
  <div className="mt-2 flex flex-wrap items-center justify-end gap-3">
    <span className="me-auto text-sm text-muted tabular-nums">{usage}</span>
    <LinkButton to={closeTo} preventScrollReset>
      Cancel
    </LinkButton>
    <Button
      name="intent"
      value="add"
      variant="primary"
      disabled={isIncomplete}
      busy={useSending('add')}
    >
      {addLabel}
    </Button>
  </div>
);

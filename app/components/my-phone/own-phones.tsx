import { copy } from '~/app/copy/copy';
import { useNavigation } from '@remix-run/react';
import { Smartphone } from 'lucide-react';
import { formatDay, getWallTime } from '~/app/copy/format-time';
import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';

export interface ShownPhone {
  readonly id: string;
  /** Its browser and system. */
  readonly name: string;
  readonly since: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
}

const PhoneRow = ({
  phone: { id, isThis, ...phone },
  timeZone,
  isBusy,
}: {
  phone: ShownPhone;
  timeZone: string;
  isBusy: boolean;
}) => {
  const name = copy.messages.describeDevice(phone.name);
  const toDay = (instant: string) => formatDay(getWallTime(instant, timeZone));
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-base-300 pb-3">
      <p className="flex min-w-0 items-center gap-3">
        <Smartphone className="size-5 shrink-0 text-primary" aria-hidden="true" />
        <span className="min-w-0">
          <span className="block font-semibold">
            {isThis ? copy.messages.thisDevice(name) : name}
          </span>
          <span className="block text-sm text-muted">
            {copy.myPhone.usedOn(toDay(phone.since), toDay(phone.lastUsedAt))}
          </span>
        </span>
      </p>
      <PostForm>
        <input type="hidden" name="intent" value="forget" />
        <input type="hidden" name="deviceId" value={id} />
        <Button
          busy={isBusy}
          busyText={copy.myPhone.forgetting}
          aria-label={copy.myPhone.forgetDevice(name)}
        >
          {copy.myPhone.forget}
        </Button>
      </PostForm>
    </li>
  );
};

/** All phones that a driver called their own. */
export const OwnPhones = ({
  phones,
  timeZone,
}: {
  phones: readonly ShownPhone[];
  timeZone: string;
}) => {
  const sent = useNavigation().formData;
  return (
    <Card title={copy.myPhone.yours} description={copy.myPhone.yoursText}>
      <ul className="flex flex-col gap-3">
        {phones.map((phone) => (
          <PhoneRow
            key={phone.id}
            {...{ phone, timeZone }}
            isBusy={sent?.get('deviceId') === phone.id}
          />
        ))}
      </ul>
      <PostForm className="mt-4">
        <input type="hidden" name="intent" value="forget-all" />
        <Button busy={sent?.get('intent') === 'forget-all'} busyText={copy.myPhone.forgetting}>
          {copy.myPhone.forgetAll}
        </Button>
      </PostForm>
    </Card>
  );
};

import { useNavigation } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import type { InZone } from '~/app/components/time/instant-text';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { copy } from '~/app/copy/copy';
import { describeUse, DeviceRow } from './device-row';

export interface ShownPhone {
  readonly id: string;
  /** Its browser and system. */
  readonly name: string;
  readonly since: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
}

const PhoneRow = ({ phone, timeZone, isBusy }: InZone<{ phone: ShownPhone; isBusy: boolean }>) => {
  const { messages, myPhone } = copy;
  const name = messages.describeDevice(phone.name);
  return (
    <DeviceRow
      icon="smartphone"
      name={phone.isThis ? messages.thisDevice(name) : name}
      detail={describeUse(phone, timeZone)}
    >
      <PostForm>
        <input type="hidden" name="intent" value="forget" />
        <input type="hidden" name="deviceId" value={phone.id} />
        <Button busy={isBusy} busyText={myPhone.forgetting} aria-label={myPhone.forgetDevice(name)}>
          {myPhone.forget}
        </Button>
      </PostForm>
    </DeviceRow>
  );
};

/** All phones that a driver called their own. */
export const OwnPhones = ({ phones, timeZone }: InZone<{ phones: readonly ShownPhone[] }>) => {
  const { myPhone } = copy;
  const sent = useNavigation().formData;
  return (
    <Card title={myPhone.yours} description={myPhone.yoursText}>
      <ul className="flex flex-col gap-3">
        {phones.map((phone) => (
          <PhoneRow
            key={phone.id}
            phone={phone}
            timeZone={timeZone}
            isBusy={sent?.get('deviceId') === phone.id}
          />
        ))}
      </ul>
      <PostForm className="mt-4">
        <input type="hidden" name="intent" value="forget-all" />
        <Button busy={sent?.get('intent') === 'forget-all'} busyText={myPhone.forgetting}>
          {myPhone.forgetAll}
        </Button>
      </PostForm>
    </Card>
  );
};

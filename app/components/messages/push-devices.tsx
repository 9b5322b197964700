import { DeviceRow } from '~/app/components/my-phone/device-row';
import { RemoveDevice } from '~/app/components/my-phone/remove-device';
import { Card } from '~/app/components/ui/card';
import { copy } from '~/app/copy/copy';
import { TurnOnButton } from './turn-on-button';
import { unsubscribe, useConfirmation } from './use-push';

export interface ShownDevice {
  readonly id: string;
  /** Its browser and system. */
  readonly name: string;
  readonly isThis: boolean;
  readonly isUnconfirmed: boolean;
}

const PushDeviceRow = ({ device, isBusy }: { device: ShownDevice; isBusy: boolean }) => {
  const { id, isThis, isUnconfirmed } = device;
  const name = copy.messages.describeDevice(device.name);
  return (
    <DeviceRow
      icon="bell-ring"
      name={isThis ? copy.messages.thisDevice(name) : name}
      detail={isUnconfirmed ? copy.messages.deviceWaits : copy.messages.deviceIsOn}
    >
      <RemoveDevice
        intent="remove-device"
        field="deviceId"
        id={id}
        name={name}
        isBusy={isBusy}
        onSubmit={() => void (isThis && unsubscribe())}
      />
    </DeviceRow>
  );
};

/** The devices that show notifications, and a button that adds this one. */
export const PushDevices = ({
  devices,
  pushKey,
  sent,
}: {
  devices: readonly ShownDevice[];
  pushKey: string;
  /** The intent of the form that is being sent, if any. */
  sent: FormDataEntryValue | null | undefined;
}) => {
  useConfirmation();
  return (
    <Card id="push" title={copy.messages.devices} description={copy.messages.devicesText}>
      <div className="flex flex-col gap-4">
        {devices.length > 0 && (
          <ul className="flex flex-col gap-3">
            {devices.map((device) => (
              <PushDeviceRow key={device.id} device={device} isBusy={sent === 'remove-device'} />
            ))}
          </ul>
        )}
        {!devices.some(({ isThis }) => isThis) && (
          <TurnOnButton pushKey={pushKey} isSending={sent === 'add-device'} />
        )}
        <p className="text-sm text-muted">{copy.messages.homeScreen}</p>
      </div>
    </Card>
  );
};

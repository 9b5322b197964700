import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const worker = '/push-worker.js';

/** What the server needs to send to this browser. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whether the browser can show notifications. An iPhone can only in an app of the home screen. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/**
 * Asks for permission and subscribes this browser to its push service. `denied`: the reader has forbidden it, now or
 * before. Throws if the push service cannot be reached.
 */
export const subscribe = async (pushKey: string): Promise<Subscribed | 'denied'> => {
  // First, because browsers ask only in answer to a press.
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  // On the driver's own phone, the worker that is there also keeps pages (public/own-phone-worker.js).
  if (!(await navigator.serviceWorker.getRegistration()))
    await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // An earlier subscription may belong to another key or driver.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
};

/** Ends the browser's own subscription, so that its push service forgets it too. */
export const unsubscribe = async (): Promise<void> => {
  if (!canNotify()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};

/** Loads the page anew when the worker has confirmed this device. */
export const useConfirmation = (): void => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const update = () => revalidate();
    serviceWorker.addEventListener('message', update);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', update);
  }, [revalidate]);
};

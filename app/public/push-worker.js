/*
 * Shows notifications and opens their pages. It keeps nothing and answers no requests: for that, a driver's own phone has
 * own-phone-worker.js, which loads this file.
 */

const confirmDevice = async (address) => {
  // If this fails, a tap on the notification opens the same address, whose page asks.
  const done = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'confirm' }),
  }).catch(() => undefined);
  if (!done?.ok) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage('device-confirmed');
};

self.addEventListener('push', (event) => {
  const { id, title, body, language, path, confirm } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body,
    lang: language,
    tag: id,
    icon: '/icon-192.png',
    data: { path },
  });
  event.waitUntil(confirm ? Promise.all([shown, confirmDevice(confirm)]) : shown);
});

const openPage = async (path) => {
  const address = new URL(path, self.location.origin);
  if (address.origin === self.location.origin) await self.clients.openWindow(address.href);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

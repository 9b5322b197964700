import { changeContact } from '~/app/services/contacts/change-contact.server';
import { chooseMessages } from '~/app/services/contacts/choose-messages.server';
import { confirmAddress } from '~/app/services/contacts/confirm-address.server';
import { findLinkedContact } from '~/app/services/contacts/find-linked-contact.server';
import { sendNote, type NoteDraft } from '~/app/services/notes/send-note.server';
import { defaultTenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { addDays } from '~/domain/time/iso-week';
import { dayMs, minuteMs } from '~/domain/time/time-units';
import { atDepot, getDemoStart } from '~/infra/local/demo/calendar';
import { asDriver, asStaff, type Demo } from '~/infra/local/demo/depot';
import { must } from '~/infra/local/demo/must';
import type { Step } from '~/infra/local/demo/steps';

const about = 'notes and messages';

const send = async (demo: Demo, draft: NoteDraft): Promise<void> => {
  const { deps, clock } = demo;
  const access = await asStaff(demo, 'dispatcher');
  await must(sendNote({ deps, access, draft, now: toInstant(clock.now()) }));
};

const planNotes = (demo: Demo): Step[] => {
  const { today } = demo.calendar;
  const dock: NoteDraft = {
    audience: 'all',
    ids: '',
    byEmail: true,
    lastDay: addDays(today, 5),
    title: 'Dock 4 is closed',
    text: 'Dock 4 is being repaved until the end of the week. Load at docks 5 to 8, and allow ten minutes more.',
  };
  const badges: NoteDraft = {
    audience: 'certified',
    ids: '',
    byEmail: false,
    lastDay: addDays(today, 12),
    title: 'Airport badges',
    text: 'Badges that expire this winter are renewed at the office, Tuesdays from 1 to 4. Bring your license.',
  };
  return [
    { at: atDepot(addDays(today, -2), '16:20'), about, run: () => send(demo, dock) },
    { at: atDepot(addDays(today, -1), '09:40'), about, run: () => send(demo, badges) },
  ];
};

/** Sets the driver's address and confirms it, as the link in the email does. */
const leaveAddress = async (demo: Demo, employeeId: string): Promise<void> => {
  const { deps, platform } = demo;
  const access = await asDriver(demo, employeeId);
  const email = `${access.driver.name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@mail.example`;
  const signConfirmation = platform.confirmationLinks.sign;
  await must(changeContact({ deps, access, signConfirmation, email }));
  const link = { ...defaultTenant, employeeId, digest: deps.sha256(email) };
  const linked = await findLinkedContact({ deps, link });
  if (!linked) throw new Error(`The address of ${employeeId} was not stored`);
  await confirmAddress({ deps, scope: linked.scope, contact: linked.contact });
};

/** Notes of the dispatcher, and some drivers who get messages by email, one of them without reminders. */
export const planMessages = (demo: Demo): Step[] => {
  const { deps, drivers, calendar } = demo;
  const from = getDemoStart(calendar.now) + dayMs;
  const reached = drivers.filter((_, index) => index % 12 === 2);
  const addresses = reached.map(({ employeeId }, index): Step => ({
    at: from + index * 47 * minuteMs,
    about,
    run: () => leaveAddress(demo, employeeId),
  }));
  const choose = async () => {
    const access = await asDriver(demo, reached[0]!.employeeId);
    const chosen = {
      email: { isOn: true, kinds: ['results', 'changed-jobs', 'changed-weeks', 'claims'] },
    } as const;
    await must(chooseMessages({ deps, access, chosen }));
  };
  return [...addresses, { at: from + dayMs, about, run: choose }, ...planNotes(demo)];
};

import { expect, test } from 'vitest';
import type { Stores } from '~/app/ports/deps';
import { defaultTenant } from '~/domain/company/scope';
import { aDecided, aRequest } from '~/tests/support/registration';
import { makeTestScope } from '~/tests/support/stocked-site';
import { anEntry, aScope, now } from '../builders';

let made = 70_000_000;
const later = '2026-12-23T12:00:00.000Z';

export const applicantErasuresContract = (get: () => Stores) => {
  const submitted = async () => {
    const request = aRequest({ id: `REQ${(made += 1)}` });
    const mail = {
      ...{ kind: 'registration-received' as const, to: request.contactEmail, language: undefined },
      ...{ contactName: 'Ada', companyName: 'Acme', requestId: request.id },
    };
    const mails = [{ id: `01MAIL${request.id}`, at: now, mail }];
    await get().registrations.submit(request, { formId: request.id, maxPending: 900, mails });
    return request;
  };
  const deny = async (decidedAt = later) => {
    const denied = { ...aDecided(await submitted()).denied, decidedAt };
    const mail = { id: `01DENY${denied.id}`, at: now, mail: { kind: 'requests-waiting' as const } };
    await get().registrations.deny(aScope(), denied, {
      mail: {
        ...mail,
        mail: { ...mail.mail, to: 'root@root.test', language: undefined, count: 1 },
      },
      entry: anEntry(),
    });
    return denied;
  };
  const begin = (request: Parameters<Stores['applicantErasures']['begin']>[0]) =>
    get().applicantErasures.begin(request, { at: now, entry: anEntry() });
  const proceed = (requestId: string, hasTime = () => true) =>
    get().applicantErasures.continue(requestId, {
      ...{ now: later, hasTime },
      toEntry: ({ messages, entries }) => ({
        ...anEntry(),
        event: { code: 'applicant-erased', requestId, messages, entries },
      }),
    });
  const finish = async (requestId: string) => {
    for (let sweeps = 0; sweeps < 5; sweeps += 1) if (await proceed(requestId)) return;
    throw new Error('The erasure does not come to an end');
  };
  const isWaiting = async (id: string) => {
    const due = { queue: 'urgent' as const, until: later, limit: 5000 };
    return (await get().outbox.due(due)).some((entry) => entry.id === id);
  };

  test('takes a pending request away at once, and its emails and names after that', async () => {
    const before = await get().registrations.totals();
    const request = await submitted();
    expect(await begin(request)).toBe(true);
    expect(await get().registrations.read(request.id)).toBeNull();
    const pending = await get().registrations.pending();
    expect(pending.some(({ id }) => id === request.id)).toBe(false);
    expect(await get().registrations.totals()).toEqual(before);
    expect(await get().applicantErasures.due(later)).toContain(request.id);
    expect(await isWaiting(`01MAIL${request.id}`)).toBe(true);
    await finish(request.id);
    expect(await isWaiting(`01MAIL${request.id}`)).toBe(false);
    expect(await get().applicantErasures.due(later)).not.toContain(request.id);
    const master = makeTestScope(defaultTenant);
    const log = await get().activity.latest(master, 1000);
    const done = log.filter(
      ({ event }) => event.code === 'applicant-erased' && event.requestId === request.id,
    );
    expect(done.map(({ event }) => event)).toEqual([
      { code: 'applicant-erased', requestId: request.id, messages: 1, entries: 0 },
    ]);
  });

  test('takes a denied request from the list, whose number nobody gets', async () => {
    const before = await get().registrations.totals();
    const denied = await deny();
    expect(await begin(denied)).toBe(true);
    const { requests } = await get().registrations.processed({ limit: 1000 });
    expect(requests.some(({ id }) => id === denied.id)).toBe(false);
    expect(await get().registrations.totals()).toEqual(before);
    const again = { formId: `${denied.id} again`, maxPending: 900, mails: [] };
    expect(await get().registrations.submit(aRequest({ id: denied.id }), again)).toEqual({
      ...{ ok: false, error: { code: 'request-id-taken' } },
    });
  });

  test('begins once, and not if the request was decided meanwhile', async () => {
    const denied = await deny();
    expect(await begin(aRequest({ id: denied.id }))).toBe(false);
    const both = await Promise.all([begin(denied), begin(denied)]);
    expect(both.sort()).toEqual([false, true]);
    await finish(denied.id);
    expect(await begin(denied)).toBe(false);
    expect(await proceed(denied.id)).toBe(true);
  });

  test('does nothing without time, and nothing for a request that there is not', async () => {
    const request = await submitted();
    await begin(request);
    expect(await proceed(request.id, () => false)).toBe(false);
    expect(await isWaiting(`01MAIL${request.id}`)).toBe(true);
    expect(await proceed('REQ99999999')).toBe(false);
  });

  test('lists what was decided up to a time, oldest first, behind a place', async () => {
    const [second, first] = [
      await deny('2001-01-02T00:00:00.000Z'),
      await deny('2001-01-01T00:00:00.000Z'),
    ];
    const range = { until: '2001-01-02T00:00:00.000Z', limit: 1 };
    const [oldest] = await get().applicantErasures.decided({ ...range, after: '' });
    expect(oldest?.request?.id).toBe(first.id);
    const next = { ...range, after: oldest!.place };
    expect((await get().applicantErasures.decided(next)).map((one) => one.request?.id)).toEqual([
      second.id,
    ]);
    const end = { ...range, after: `${second.decidedAt}#${second.id}` };
    expect(await get().applicantErasures.decided(end)).toEqual([]);
    const none = { ...range, until: '2001-01-01T23:59:59.999Z', after: oldest!.place };
    expect(await get().applicantErasures.decided(none)).toEqual([]);
  });

  test('remembers how far it came', async () => {
    const { applicantErasures } = get();
    expect(await applicantErasures.readExpiry()).toEqual({ after: '', firstSeenAt: null });
    const state = { after: `${now}#REQ1`, firstSeenAt: later };
    await applicantErasures.saveExpiry(state);
    expect(await applicantErasures.readExpiry()).toEqual(state);
  });
};

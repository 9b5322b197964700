import { expect, test } from 'vitest';
import { writeIn } from '~/app/copy/server-copy.server';
import { findZone, listZones } from '~/app/copy/zone-list';
import { formatZone } from '~/app/copy/zone-words';
import { languages } from '~/domain/shared/language';

test.each([
  ['America/New_York', 'Eastern', 'hora del Este'],
  ['America/Detroit', 'Eastern', 'hora del Este'],
  ['America/Chicago', 'Central', 'hora del Centro'],
  ['America/Indiana/Knox', 'Central', 'hora del Centro'],
  ['America/Denver', 'Mountain', 'hora de la Montaña'],
  ['America/Phoenix', 'Arizona', 'hora de Arizona'],
  ['America/Los_Angeles', 'Pacific', 'hora del Pacífico'],
  ['America/Anchorage', 'Alaska', 'hora de Alaska'],
  ['Pacific/Honolulu', 'Hawaii', 'hora de Hawái'],
  ['America/Puerto_Rico', 'Atlantic', 'hora del Atlántico'],
  ['America/St_Johns', 'Newfoundland', 'hora de Terranova'],
  ['America/Regina', 'Saskatchewan', 'hora de Saskatchewan'],
  ['America/Mexico_City', 'Central Mexico', 'hora del Centro de México'],
  ['US/Eastern', 'Eastern', 'hora del Este'],
  ['America/Indianapolis', 'Eastern', 'hora del Este'],
  ['America/Indiana/Vevay', 'Eastern', 'hora del Este'],
  ['Europe/Paris', 'Paris time', 'hora de Paris'],
  ['Etc/constructor', 'constructor time', 'hora de constructor'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time', 'hora de Buenos Aires'],
  ['UTC', 'UTC', 'UTC'],
  ['Etc/UTC', 'UTC', 'UTC'],
])('people call %s %s, or %s', (timeZone, english, spanish) => {
  expect([formatZone(timeZone), writeIn('es', () => formatZone(timeZone))]).toEqual([
    english,
    spanish,
  ]);
});

test('offers the zones of the United States first, and no outdated name', () => {
  const zones = listZones();
  expect(zones.slice(0, 7).map(({ label }) => label)).toEqual([
    'Eastern (New York)',
    'Central (Chicago)',
    'Mountain (Denver)',
    'Arizona (Phoenix)',
    'Pacific (Los Angeles)',
    'Alaska (Anchorage)',
    'Hawaii (Honolulu)',
  ]);
  const offered = new Set(zones.map(({ timeZone }) => timeZone));
  for (const outdated of ['US/Eastern', 'America/Indianapolis', 'Asia/Calcutta', 'Europe/Kiev'])
    expect(offered.has(outdated)).toBe(false);
  const labels = zones.map(({ label }) => label);
  for (const label of [
    'Central (Knox, Indiana)',
    'Paris time (Europe)',
    'Salta time (Argentina, Americas)',
    'UTC',
  ])
    expect(labels).toContain(label);
});

test.each(languages)('every line of the list in %s leads back to its zone', (language) => {
  writeIn(language, () => {
    const zones = listZones();
    expect(new Set(zones.map(({ label }) => label.toLowerCase())).size).toBe(zones.length);
    for (const { timeZone, label } of zones) expect(findZone(label, zones)).toBe(timeZone);
  });
});

test.each([
  ['eastern', 'America/New_York'],
  ['  Eastern (new york) ', 'America/New_York'],
  ['Central', 'America/Chicago'],
  ['Chicago', 'America/Chicago'],
  ['America/Chicago', 'America/Chicago'],
  ['Paris', 'Europe/Paris'],
  ['paris time', 'Europe/Paris'],
  ['utc', 'UTC'],
  ['', undefined],
  ['US/Eastern', undefined],
  ['Mars/Base', undefined],
  ['<script>', undefined],
  ['constructor', undefined],
])('reads "%s" as %s', (text, timeZone) => {
  expect(findZone(text)).toBe(timeZone);
});

test('reads a zone in Spanish', () => {
  expect(writeIn('es', () => findZone('hora del Centro'))).toBe('America/Chicago');
});

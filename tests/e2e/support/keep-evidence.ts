import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { routesAnnotation } from '~/infra/local/tiers/story-routes';
import type { TestServer } from '~/tests/support/test-server';

/** Keeps what explains a failed story beside its pictures: the clock's position, and what browser and server reported. */
export const keepEvidence = (
  info: TestInfo,
  { clock, logged }: TestServer,
  messages: readonly string[],
): void => {
  const path = info.outputPath('story.txt');
  const sections = [
    `The site's clock stands at ${new Date(clock.now()).toISOString()}.`,
    ['Console of the pages:', ...messages].join('\n'),
    ['Log of the server:', ...logged].join('\n'),
  ];
  writeFileSync(path, `${sections.join('\n\n')}\n`);
  info.attachments.push({ name: 'story', contentType: 'text/plain', path });
};

/** Tells the report which routes the story requested, so that the gate knows which changes it would notice. */
export const keepRoutes = (info: TestInfo, { reached }: TestServer): void => {
  info.annotations.push({
    type: routesAnnotation,
    description: [...reached].filter((route) => route !== '*').join(' '),
  });
};

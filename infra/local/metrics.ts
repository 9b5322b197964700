import { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Answer } from '~/functions/web/log-answers';
import { listen } from './listen';

/** Counters of one process in the format of Prometheus. The only labels are routes and status classes. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const own = { registers: [registry], labelNames: ['route'] };
  const requests = new Counter({
    ...own,
    name: 'http_requests_total',
    help: 'Requests by route and class of status',
    labelNames: ['route', 'method', 'status'],
  });
  const seconds = new Histogram({
    ...own,
    name: 'http_request_duration_seconds',
    help: 'Until the answer began',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const calls = new Counter({
    ...own,
    name: 'store_calls_total',
    help: 'Calls of the store, repeated attempts included',
  });
  const units = new Counter({
    ...own,
    name: 'store_units_total',
    help: 'Request units that the store counted',
  });
  return {
    observe: ({ route, ...answer }: Answer) => {
      const method = ['GET', 'HEAD', 'POST'].includes(answer.method) ? answer.method : 'other';
      requests.inc({ route, method, status: `${Math.floor(answer.status / 100)}xx` });
      seconds.observe({ route }, answer.ms / 1000);
      calls.inc({ route }, answer.calls);
      units.inc({ route }, answer.units);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

/** Serves the metrics on a separate port, to this machine only, so that no proxy in front of the pages reaches them. */
export const serveMetrics = async (
  { text, contentType }: ReturnType<typeof createMetrics>,
  port: number,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const app = new Hono();
  app.get('/metrics', async (c) => c.body(await text(), 200, { 'content-type': contentType }));
  const host = '127.0.0.1';
  const listening = await listen(app, { host, port, portName: 'METRICS_PORT' });
  return {
    url: `http://${host}:${listening.port}/metrics`,
    stop: () => listening.close(0),
  };
};

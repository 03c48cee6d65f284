import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

import project from '../../package.json';

import { GAUGES, type MetricSources, type GaugeDefinition } from './gauges';

/** Creates the metrics of this process and its database. */
export function openMetrics(sources: MetricSources): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'haberdash_build_info',
    help: 'The running version; always 1.',
    labelNames: ['version', 'node'],
    registers: [registry],
  });
  build.set({ version: project.version, node: process.versions.node }, 1);
  for (const definition of GAUGES) addGauge(registry, sources, definition);
  return registry;
}

/** If the database is unavailable, only the metrics that need it are missing. */
function addGauge(registry: Registry, sources: MetricSources, definition: GaugeDefinition): void {
  const { name, help, labelNames = [], read } = definition;
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect: async () => {
      const value = await Promise.resolve(sources)
        .then(read)
        .catch(() => (labelNames.length > 0 ? [] : Number.NaN));
      // Removes label values that have disappeared since the last scrape.
      gauge.reset();
      if (typeof value === 'number') gauge.set(value);
      else for (const labelled of value) gauge.set({ ...labelled.labels }, labelled.value);
    },
  });
}

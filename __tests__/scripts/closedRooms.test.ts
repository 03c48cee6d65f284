import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Imports in a virtual file, to test whether ESLint rejects them. */
interface Probe {
  file: string;
  imports: string;
}

/**
 * ESLint is an ES module, which Jest cannot load, so it runs in a child process, once for all
 * probes.
 */
function refusalsOf(probes: readonly Probe[]): string[][] {
  const files = probes.map(({ file, imports }) => ({ file, text: imports }));
  const { stdout } = spawnSync(
    process.execPath,
    [join(__dirname, '../support/lintProbes.mjs'), JSON.stringify(files)],
    { cwd: resolve(__dirname, '../..'), encoding: 'utf8' },
  );
  return JSON.parse(stdout) as string[][];
}

const closed: Probe[] = [
  ['src/screens/cart/Probe.tsx', "import { OrderPage } from '../order/OrderPage';"],
  ['src/screens/cart/Probe.tsx', "import { OrderPage } from '../../screens/order/OrderPage';"],
  ['src/screens/cart/Probe.tsx', "import type { x } from '../order/OrderPage';"],
  ['src/screens/cart/Probe.tsx', "export { OrderPage } from '../order/OrderPage';"],
  ['src/screens/cart/Probe.tsx', "const page = import('../order/OrderPage');"],
  ['src/screens/order/Probe.tsx', "import { OrdersPage } from '../orders/OrdersPage';"],
  ['src/screens/cart/parts/Probe.tsx', "import { OrderPage } from '../../order/OrderPage';"],
  ['src/features/order/Probe.ts', "import { useLinkToken } from '../link-token/useLinkToken';"],
  [
    'src/features/order/Probe.ts',
    "import { useLinkToken } from '../../features/link-token/useLinkToken';",
  ],
  [
    'src/features/worksheet/rows/Probe.ts',
    "import { useLinkToken } from '../../link-token/useLinkToken';",
  ],
].map(([file = '', imports = '']) => ({ file, imports }));

const open: Probe[] = [
  ['src/screens/cart/Probe.tsx', "import { CartScreen } from './CartScreen';"],
  ['src/screens/cart/parts/Probe.tsx', "import { CartScreen } from '../CartScreen';"],
  [
    'src/screens/cart/Probe.tsx',
    "import { useLinkToken } from '../../features/link-token/useLinkToken';",
  ],
  ['src/features/worksheet/rows/Probe.ts', "import { useSheet } from '../state/useSheet';"],
  ['src/app/Probe.tsx', "import { CartPage } from '../screens/cart/CartPage';"],
].map(([file = '', imports = '']) => ({ file, imports }));

describe('a folder of screens or features', () => {
  const probes = [...closed, ...open];
  const refusals = refusalsOf(probes);
  const refusalsIn = (probe: Probe) => refusals[probes.indexOf(probe)];

  it.each(closed)('may not import from a sibling: $file, $imports', (probe) => {
    expect(refusalsIn(probe)).toEqual([
      expect.stringContaining('Sibling folders of this layer may not import each other.') as string,
    ]);
  });

  it.each(open)('may import its own files and lower layers: $file, $imports', (probe) => {
    expect(refusalsIn(probe)).toEqual([]);
  });
});

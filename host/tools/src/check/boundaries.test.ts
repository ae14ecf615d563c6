import { describe, expect, it } from 'vitest';
import { checkBoundaries, forbiddenImports, importsOf } from './boundaries.ts';

describe('import directions', () => {
  it('hold in this repository', () => {
    expect(checkBoundaries()).toEqual([]);
  });

  it.each([
    ['remote-hooks/src/pages/A/X.demo.tsx', `import { x } from '../../../../remote-basics/src/x.ts';`],
    ['remote-hooks/src/pages/A/X.demo.tsx', `import type { Site } from '../../../../host/src/site-context.ts';`],
    ['remote-hooks/src/pages/A/X.demo.tsx', `import { Link } from 'react-router-dom';`],
    ['remote-new/src/pages/A/X.demo.tsx', `import { build } from '@site/tools/vite';`],
    ['remote-new/src/pages/A/X.demo.tsx', `const x = await import('react-dom');`],
    ['remote-new/build/x-plugin.ts', `import { x } from '../../host/tools/src/x.ts';`],
    ['remote-new/src/pages/A/X.demo.tsx', `import { fetchJson } from '@site/tools/content/x';`],
    ['host/sdk/src/ui/page/PageView.tsx', `import { App } from '../../../../src/App.tsx';`],
    ['host/sdk/src/ui/page/PageView.tsx', `import { flushSync } from 'react-dom';`],
    ['host/sdk/src/form-status.ts', `import { createRoot } from 'react-dom/client';`],
    ['host/sdk/src/ui/page/PageView.tsx', `export { App } from 'host/src/App.tsx';`],
    ['host/src/App.tsx', `import section from '../../remote-hooks/src/section.ts';`],
    ['host/src/App.tsx', `import { loadRemote } from '@module-federation/runtime';`],
    ['host/tools/src/cli.ts', `import { DemoPanel } from '@site/sdk/ui/demo-panel';`],
    ['elsewhere/x.ts', ''],
  ])('refuse in %s: %s', (file, source) => {
    expect(forbiddenImports(file, source)).toHaveLength(1);
  });

  it.each([
    [
      'remote-hooks/src/pages/A/X.demo.tsx',
      `import { useState } from 'react';\nimport { fetchJson } from '@site/sdk/remote-data';\nimport './x.ts';`,
    ],
    ['remote-new/build/x-plugin.ts', `import { ContentError } from '@site/tools/content/content-error';`],
    ['remote-new/vite.config.ts', `import { xPlugin } from './build/x-plugin.ts';`],
    ['host/sdk/src/form-status.ts', `export { useFormStatus } from 'react-dom';`],
    ['host/src/load-section.ts', `import { loadRemote } from '@module-federation/runtime';`],
    ['host/tools/src/release/x.ts', `import { parseManifest } from '@site/sdk/contract';`],
  ])('allow in %s: %s', (file, source) => {
    expect(forbiddenImports(file, source)).toEqual([]);
  });

  it('find every form of import', () => {
    const source = `import a from 'a';\nimport {\n  b,\n} from "b";\nimport 'c';\nexport * from 'd';\nconst e = import('e');\nimport type { F } from 'f';`;
    expect(importsOf(source)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

import { expect, it } from 'vitest';
import { demoProgram } from './demo-program.ts';

it('has the files of a demo, its style sheets as modules, and what shows it as on its page', () => {
  const css = '.late {\n  color: red;\n}\n';
  const demo = { file: 'Late.demo.tsx', files: { 'Late.demo.tsx': 'code', 'Late.module.css': css } };
  expect(demoProgram(demo, 'body {}', { theme: 'dark' })).toEqual({
    files: {
      'Late.demo.tsx': 'code',
      'Late.module.css': `import { cssModule } from '@site/learning/demo';\n\nexport default cssModule(".late {\\n  color: red;\\n}\\n");\n`,
      'site.css': 'body {}',
      'preview.ts': `import { showDemo } from '@site/learning/demo';\n\nshowDemo("Late.demo.tsx", {"theme":"dark"});\n`,
    },
    entry: 'preview.ts',
  });
});

import { expect, it } from 'vitest';
import { sampleProgram } from './sample-program.ts';

it('runs a script in a worker', () => {
  expect(sampleProgram('console.log(1);', null)).toEqual({
    program: { files: { 'sample.ts': 'console.log(1);' }, entry: 'sample.ts', environment: 'worker' },
    libraries: [],
  });
});

it('sends the packages that a script imports', () => {
  const code = "import { produce } from 'immer';";
  expect(sampleProgram(code, null).libraries).toEqual(['redux']);
  expect(sampleProgram(code, 'tsx').libraries).toEqual(['component', 'redux', 'sample']);
});

it('runs what needs a document on a screen, with React only where there is JSX', () => {
  expect(sampleProgram('document.title', 'js')).toMatchObject({
    program: { entry: 'sample.js', environment: 'screen' },
    libraries: ['sample'],
  });
  expect(sampleProgram('<p />', 'tsx')).toMatchObject({
    program: { entry: 'sample.tsx', environment: 'screen' },
    libraries: ['component', 'sample'],
  });
});

it('runs the scripts of a page in the lines that they have there', () => {
  const page = '<p id="tea">Tea</p>\n<script type="module">\n  console.log(tea.id);\n</script>\n<p>Rice</p>';
  const { files, entry } = sampleProgram(page, 'html').program;
  expect(files[entry]?.split('\n')).toEqual(['', '', '  console.log(tea.id);', '']);
  expect(files['page.html']).toBe(page);
});

it('runs several scripts of a page one after the other', () => {
  const { files, entry } = sampleProgram('<script>a</script>\n<script>b</script>', 'html').program;
  expect(files[entry]).toBe('a;\nb');
});

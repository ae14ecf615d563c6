import type { Program } from '../../runner/protocol.ts';
import { type ChallengeFiles, checksFile, stylesFile, type Variant, variants } from './challenge-files.ts';

/** What a reader has written: the component and its styles. */
export interface Written {
  code: string;
  styles: string;
}

/** What the sandbox runs, apart from its libraries. */
export type Sources = Pick<Program, 'files' | 'entry'>;

/** Shows the component alone. */
const previewEntry = {
  'preview.ts': "import { preview } from '@site/learning/component';\n\npreview();\n",
};

/** The checks of a challenge, on what somebody has written. */
export function checksOf(challenge: ChallengeFiles, variant: Variant, written: Written): Sources {
  return {
    files: { ...componentFiles(challenge, variant, written), [checksFile]: challenge.checks },
    entry: checksFile,
  };
}

/** The component as a page of its own. */
export function previewOf(challenge: ChallengeFiles, variant: Variant, written: Written): Sources {
  return { files: { ...componentFiles(challenge, variant, written), ...previewEntry }, entry: 'preview.ts' };
}

function componentFiles({ props }: ChallengeFiles, variant: Variant, { code, styles }: Written): Program['files'] {
  return { [variants[variant]]: code, [stylesFile]: styles, ...(props !== null && { 'props.ts': props }) };
}

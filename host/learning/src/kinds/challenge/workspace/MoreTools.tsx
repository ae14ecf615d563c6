import type { Editor } from '@site/sdk/reader-data/editor';
import type { Attempt } from '../../../memory/attempt.ts';
import { Attempts } from '../../../workspace/Attempts.tsx';
import { Compare } from '../../../workspace/Compare.tsx';
import { EditorSettings } from '../../../workspace/EditorSettings.tsx';
import type { Variant } from '../challenge-files.ts';
import { tabFiles } from './files.ts';
import type { ChallengeParts } from './start-workspace.ts';

interface MoreToolsProps {
  parts: ChallengeParts;
  variant: Variant;
  /** The name of the file that is shown. */
  file: string;
  codeOf: (file: string) => string;
  earlier: readonly Attempt[];
  preference: Editor;
  onPreference: (value: Editor) => void;
}

/** What readers need less often, each in a disclosure. */
export function MoreTools({ parts, variant, file, codeOf, earlier, preference, onPreference }: MoreToolsProps) {
  const { challenge, session } = parts;
  const files = tabFiles(challenge, variant);
  const shown = files.find(({ name }) => name === file);
  const compared = shown?.isEditable ? shown : files[0];
  return (
    <div>
      {compared.isEditable && <Compare code={codeOf(compared.name)} solution={compared.solution} />}
      <details className="reveal">
        <summary>Attempts</summary>
        <div>
          <Attempts earlier={earlier} onBegin={() => session.begin()} onResume={(id) => session.resume(id)} />
        </div>
      </details>
      <details className="reveal">
        <summary>Editor settings</summary>
        <EditorSettings value={preference} onChange={onPreference} />
      </details>
    </div>
  );
}

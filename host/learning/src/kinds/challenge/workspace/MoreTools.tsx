import type { Attempt } from '../../../memory/attempt.ts';
import { Attempts } from '../../../workspace/Attempts.tsx';
import { Compare } from '../../../workspace/Compare.tsx';
import { EditorSettings } from '../../../workspace/EditorSettings.tsx';
import { Sharing } from '../../../workspace/Sharing.tsx';
import type { Variant } from '../challenge-files.ts';
import { tabFiles } from './files.ts';
import { sharedText } from './shared-files.ts';
import type { ChallengeParts } from './start-workspace.ts';

interface MoreToolsProps {
  parts: ChallengeParts;
  variant: Variant;
  /** The name of the file that is shown. */
  file: string;
  codeOf: (file: string) => string;
  earlier: readonly Attempt[];
  onBegin: () => void;
  onResume: (id: string) => void;
  notify: (text: string) => void;
}

/** What readers need less often, each in a disclosure. */
export function MoreTools({ parts, variant, file, codeOf, notify, ...attempts }: MoreToolsProps) {
  const files = tabFiles(parts.challenge, variant);
  const shown = files.find(({ name }) => name === file);
  const compared = shown?.isEditable ? shown : files[0];
  return (
    <div>
      {compared.isEditable && <Compare code={codeOf(compared.name)} solution={compared.solution} />}
      <details className="reveal">
        <summary>Attempts and sharing</summary>
        <div>
          <Attempts {...attempts} />
          <Sharing
            shared={sharedText(variant, codeOf)}
            code={codeOf(compared.name)}
            file={compared.name}
            notify={notify}
          />
        </div>
      </details>
      <EditorSettings />
    </div>
  );
}

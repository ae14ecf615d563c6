import { EditorFields } from '@site/learning/editor-fields';
import {
  motion,
  motions,
  questionShortcuts,
  readingWidth,
  readingWidths,
  textSize,
  textSizes,
  theme,
  themes,
  useStored,
} from '@site/sdk/reader-data';
import { Dialog } from '@site/sdk/ui/dialog';
import { useId } from 'react';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './Preferences.module.css';

const labels = {
  theme: { system: 'As the device', light: 'Light', dark: 'Dark' },
  textSize: { small: 'Small', standard: 'Standard', large: 'Large', largest: 'Largest' },
  readingWidth: { narrow: 'Narrow', standard: 'Standard', wide: 'Wide' },
  motion: { system: 'As the device', reduced: 'Reduced' },
} as const;

interface PreferencesDialogProps {
  open: boolean;
  onClose: () => void;
}

/** How the reader wants the site to be. Every choice takes effect at once, in all tabs. */
export function PreferencesDialog({ open, onClose }: PreferencesDialogProps) {
  const shortcuts = useId();
  const [hasShortcuts, setShortcuts] = useStored(questionShortcuts);
  return (
    <Dialog open={open} onClose={onClose} title="Preferences">
      <div className={styles.fields}>
        <ChoiceField label="Theme" stored={theme} choices={themes} labels={labels.theme} />
        <ChoiceField label="Text size" stored={textSize} choices={textSizes} labels={labels.textSize} />
        <ChoiceField label="Reading width" stored={readingWidth} choices={readingWidths} labels={labels.readingWidth} />
        <ChoiceField label="Motion" stored={motion} choices={motions} labels={labels.motion} />
        <div className={styles.check}>
          <input
            id={shortcuts}
            type="checkbox"
            aria-describedby={`${shortcuts}-hint`}
            checked={hasShortcuts}
            onChange={(event) => setShortcuts(event.target.checked)}
          />
          <label htmlFor={shortcuts}>Shortcuts</label>
          <small id={`${shortcuts}-hint`}>
            Keys such as j and k in lists and / for the search. Turn them off if you speak to your device.
          </small>
        </div>
        <EditorFields />
      </div>
    </Dialog>
  );
}

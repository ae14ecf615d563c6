import type { ThemeStore, ThemeSwitchProps } from './props';

const choices = [
  { choice: 'system', label: 'System' },
  { choice: 'light', label: 'Light' },
  { choice: 'dark', label: 'Dark' },
] as const;

type Choice = (typeof choices)[number]['choice'];

/** The choice that is remembered, or the system's theme. */
function readChoice(store: ThemeStore): Choice {
  try {
    const read = store.read();
    return choices.find(({ choice }) => choice === read)?.choice ?? 'system';
  } catch {
    return 'system';
  }
}

/** Builds the radio buttons in `root`. @returns ends all listening */
export default function themeSwitch(root: HTMLElement, { store, system }: ThemeSwitchProps): () => void {
  let chosen = readChoice(store);

  const name = crypto.randomUUID();
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  group.className = 'themes';
  legend.textContent = 'Theme';
  group.append(legend);

  const inputs = choices.map(({ choice, label: text }) => {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name });
    input.addEventListener('change', () => choose(choice));
    label.append(input, ` ${text}`);
    group.append(label);
    return { choice, input };
  });
  const show = () => {
    const ofSystem = system.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = chosen === 'system' ? ofSystem : chosen;
    for (const { choice, input } of inputs) input.checked = choice === chosen;
  };
  const choose = (choice: Choice) => {
    chosen = choice;
    show();
    try {
      store.write(choice);
    } catch {
      // The choice holds for this visit.
    }
  };
  const follow = () => {
    chosen = readChoice(store);
    show();
  };

  root.append(group);
  show();
  system.addEventListener('change', show);
  const unsubscribe = store.subscribe(follow);
  return () => {
    system.removeEventListener('change', show);
    unsubscribe();
  };
}

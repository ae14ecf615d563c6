import type { ThemeSwitchProps } from './props';

export default function ThemeSwitch({ store, system }: ThemeSwitchProps) {
  return (
    <fieldset className="themes">
      <legend>Theme</legend>
    </fieldset>
  );
}

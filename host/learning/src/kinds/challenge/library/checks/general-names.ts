/** The names of the checks that every challenge has. */
export const general = {
  axe: 'has no accessibility problem that axe finds',
  narrow: 'fits a screen 320 px wide, without scrolling sideways',
  tab: 'lets Tab in, and out again',
  ended: 'leaves no timer and no listener behind when it is taken away',
} as const;

export const generalNames = Object.values(general);

/** Whether a check is one that every challenge has. */
export function isGeneral(name: string): boolean {
  return generalNames.some((one) => one === name);
}

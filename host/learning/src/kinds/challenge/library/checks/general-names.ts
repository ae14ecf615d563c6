/** The names of the checks that every challenge has. */
export const general = {
  axe: 'has no accessibility problem that axe finds',
  tab: 'lets Tab in, and out again',
  seen: 'shows where the focus is, wherever Tab goes',
  narrow: 'fits a screen 320 px wide, without scrolling sideways',
  mirrored: 'fits the same screen from right to left',
  long: 'fits the same screen with long words',
  still: 'moves nothing for longer than 200 ms for users who asked for less motion',
  ended: 'leaves no timer and no listener behind when it is taken away',
} as const;

export const generalNames = Object.values(general);

/** Whether a check is one that every challenge has. */
export function isGeneral(name: string): boolean {
  return generalNames.some((one) => one === name);
}

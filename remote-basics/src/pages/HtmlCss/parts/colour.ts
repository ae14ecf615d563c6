/** Red, green and blue in linear light; 0 to 1 within sRGB, below 0 or above 1 outside of it. */
export type Linear = readonly [number, number, number];

/**
 * Reads `#rgb`, `#rrggbb`, `rgb(…)` and `oklch(…)`, without alpha.
 * @returns `null` for any other string
 */
export function parseColour(text: string): Linear | null {
  const written = text.trim().toLowerCase();
  const hex = written.match(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/)?.[0].slice(1);
  if (hex) return fromHex(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex);
  const [, name, inside = ''] = written.match(/^(rgb|oklch)\(([^()/]+)\)$/) ?? [];
  const parts = inside.trim().split(name === 'rgb' ? /\s*,\s*|\s+/ : /\s+/);
  if (parts.length !== 3) return null;
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = parts.map((part, index) =>
    number(part, name === 'rgb', index),
  );
  if (Number.isNaN(a + b + c)) return null;
  return name === 'rgb' ? [toLinear(a), toLinear(b), toLinear(c)] : fromOklch([a, b, c]);
}

/** A component as a number: rgb and the lightness of oklch as a fraction of 1, hue in degrees. */
function number(text: string, rgb: boolean, index: number): number {
  const [, digits, unit] = text.match(/^([+-]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/) ?? [];
  const value = Number(digits ?? Number.NaN);
  if (rgb) return unit === 'deg' ? Number.NaN : Math.min(1, Math.max(0, value / (unit ? 100 : 255)));
  const percent = [0.01, 0.004, Number.NaN][index] ?? Number.NaN;
  if (unit === 'deg') return index === 2 ? value : Number.NaN;
  const scaled = unit ? value * percent : value;
  return index === 2 ? scaled : Math.max(0, index === 0 ? Math.min(1, scaled) : scaled);
}

function fromHex(hex: string): Linear {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return [r, g, b];
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Clips values outside sRGB. */
export const clipped = ([r, g, b]: Linear): Linear => [clip(r), clip(g), clip(b)];
const clip = (value: number) => Math.min(1, Math.max(0, value));

export const isInSrgb = (colour: Linear) => colour.every((value) => value > -0.0005 && value < 1.0005);

export function toHex(colour: Linear): string {
  const digits = clipped(colour).map((value) =>
    Math.round(fromLinear(value) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Lightness, chroma, hue in degrees. @see https://bottosson.github.io/posts/oklab/ */
export type Oklch = readonly [number, number, number];

export function fromOklch([lightness, chroma, hue]: Oklch): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

export function toOklch(colour: Linear): Oklch {
  const [r, g, b] = colour;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(greenRed, blueYellow), (hue + 360) % 360];
}

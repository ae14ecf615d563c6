import type { Plugin } from 'vite';

const constant = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g;

/**
 * Writes colors in hex that stylesheets have as `oklch(0.47 0.15 258)`. The build would write them in hex too, for browsers from before
 * 2023, and repeat them as `lab()`: 500 bytes before the text of every page. What sRGB cannot show is clipped.
 */
export function hexColorsPlugin(): Plugin {
  return {
    name: 'site:hex-colors',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      return code.replace(constant, (_, ...parts) => hexOf(parts.slice(0, 4).map((part) => Number(part ?? 1))));
    },
  };
}

/** @see https://bottosson.github.io/posts/oklab/ */
function hexOf([lightness = 0, chroma = 0, hue = 0, alpha = 1]: number[]): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
  if (alpha < 1) channels.push(alpha);
  return `#${channels.map(digits).join('')}`;
}

/** Linear light to a channel of sRGB, 0 to 1. */
function encode(light: number): number {
  const channel = light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light;
  return Math.min(1, Math.max(0, channel));
}

function digits(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

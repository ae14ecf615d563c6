/** A size that grows with the viewport between two bounds; all in px. */
export interface FluidSize {
  minSize: number;
  maxSize: number;
  minViewport: number;
  maxViewport: number;
}

/** The browser's default of 16 px. If a reader chose another font size, the rem part follows it. */
const rem = 16;

/** The line through both points: `rem` at viewport 0, and the growth in `vw`. */
function fluidLine({ minSize, maxSize, minViewport, maxViewport }: FluidSize) {
  const slope = (maxSize - minSize) / (maxViewport - minViewport);
  return { rem: (minSize - slope * minViewport) / rem, vw: slope * 100 };
}

/** The same line as CSS, clamped between both sizes. */
export function fluidClamp(size: FluidSize): string {
  const line = fluidLine(size);
  const sign = line.vw < 0 ? '-' : '+';
  const preferred = `${rounded(line.rem)}rem ${sign} ${rounded(Math.abs(line.vw))}vw`;
  const bounds = [size.minSize, size.maxSize].toSorted((a, b) => a - b).map((bound) => `${rounded(bound / rem)}rem`);
  return `clamp(${bounds[0]}, ${preferred}, ${bounds[1]})`;
}

/** The computed value of the clamp at a viewport width, in px. */
export function fluidSizeAt(size: FluidSize, viewport: number): number {
  const line = fluidLine(size);
  const [low = 0, high = 0] = [size.minSize, size.maxSize].toSorted((a, b) => a - b);
  return Math.min(high, Math.max(low, line.rem * rem + (line.vw * viewport) / 100));
}

const rounded = (value: number) => Number(value.toFixed(4));

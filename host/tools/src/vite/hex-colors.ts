import oklabFunction from '@csstools/postcss-oklab-function';

/**
 * Writes constant colors of stylesheets, such as `oklch(0.47 0.15 258)`, as those of sRGB. The build would do so too, for browsers from
 * before 2023, and repeat them as `lab()`: 500 bytes before the text of every page.
 */
export const hexColors = oklabFunction({ preserve: false, subFeatures: { displayP3: false } });

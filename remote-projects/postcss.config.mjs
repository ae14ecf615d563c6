import tailwind from '@tailwindcss/postcss';

/**
 * Tailwind keeps the initial values of its own properties in `@property` rules, which do not hold in a shadow root. The
 * plain values that it adds for old browsers stand behind `@supports`; without that condition they hold everywhere.
 */
const initialValuesForShadowRoots = {
  postcssPlugin: 'initial-values-for-shadow-roots',
  OnceExit(root) {
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'properties') return;
      layer.walkAtRules('supports', (supports) => supports.replaceWith(supports.nodes));
    });
  },
};

/** For the style sheet of /TailwindSite; Tailwind leaves every file without a directive of its own as it is. */
export default { plugins: [tailwind(), initialValuesForShadowRoots] };

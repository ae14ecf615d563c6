const longest = 200;

/** What moves or changes the size of something. Colors and opacity may change slowly. */
const moving =
  /^(transform|translate|rotate|scale|inset|top|right|bottom|left|margin|padding|gap|width|height|min|max|blockSize|inlineSize|flex|grid|backgroundPosition|clipPath|perspective)/;

/** What tells that something goes on moves for a reason. */
const progress = 'progress, meter, [role="progressbar"], [role="meter"], [aria-busy="true"]';

/**
 * Has `matchMedia` answer, until the returned function is called, as it does for users who asked for less motion. Nothing inside of a
 * page can make the browser do so, so the question is replaced by one that has the wanted answer.
 */
export function reduceMotion(): () => void {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, reduced(query));
  return () => {
    window.matchMedia = matchMedia;
  };
}

/** Does the same in the styles of the document, before something begins to move by them. */
export function reduceStyles(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) reduceRules(sheet.cssRules);
}

/** What moves for longer than 200 ms. */
export async function movements(): Promise<string[]> {
  await new Promise(requestAnimationFrame);
  return document.getAnimations().flatMap(movementOf);
}

function reduceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = reduced(rule.media.mediaText);
    if (rule instanceof CSSGroupingRule) reduceRules(rule.cssRules);
  }
}

function reduced(query: string): string {
  return query
    .replaceAll(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/gi, '(max-width: 0px)')
    .replaceAll(/\(\s*prefers-reduced-motion\s*(:\s*reduce\s*)?\)/gi, '(min-width: 0px)');
}

function movementOf({ effect }: Animation): string[] {
  if (!(effect instanceof KeyframeEffect) || !effect.target || effect.target.closest(progress)) return [];
  const milliseconds = Number(effect.getComputedTiming().activeDuration);
  const properties = new Set(
    effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => moving.test(name))),
  );
  if (milliseconds <= longest || properties.size === 0) return [];
  return [`${[...properties].join(', ')} for ${milliseconds} ms: ${effect.target.outerHTML.slice(0, 200)}`];
}

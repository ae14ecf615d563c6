/** Runs in a page before its own scripts: keeps in a global `seen` what the page does, and tells it in `pageRecord()` and `pageBytes()`. */
{
  const seen = { shift: 0, moved: [] as string[], fallback: false, renderers: 0, heading: null as Element | null };
  const devtools = {
    supportsFiber: true,
    inject: () => ++seen.renderers,
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
  const pageRecord = async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { heading, shift, ...rest } = seen;
    // While the document arrives, the mark of a line may move by a few millionths of the window, which nobody can see.
    return {
      ...rest,
      shift: Math.round(shift * 10_000) / 10_000,
      sameHeading: heading !== null && heading === document.querySelector('main h1'),
    };
  };
  const sizeOf = ({ encodedBodySize }: PerformanceResourceTiming) => encodedBodySize;
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  // What is requested after the page is hydrated is fetched ahead for other pages, or when there is time.
  const pageBytes = () => {
    const until = performance.getEntriesByName('hydrated main')[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name, startTime }) => name.endsWith('.js') && startTime < until);
    const documents = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { scripts: sum(scripts.map(sizeOf)), document: sum(documents.map(sizeOf)) };
  };
  Object.assign(window, { seen, pageRecord, pageBytes, __REACT_DEVTOOLS_GLOBAL_HOOK__: devtools });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      const value = Number(Reflect.get(entry, 'value'));
      seen.shift += value;
      const sources: { node: Node | null }[] = value < 0.000_05 ? [] : Reflect.get(entry, 'sources');
      for (const { node } of sources) {
        if (node) seen.moved.push(`${node.nodeName}: ${node.textContent?.slice(0, 40)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    seen.fallback ||= /Loading the page/.test(document.querySelector('main')?.textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
  const noteHeading = () => {
    seen.heading = document.querySelector('main h1');
  };
  document.addEventListener('readystatechange', noteHeading, { once: true });
}

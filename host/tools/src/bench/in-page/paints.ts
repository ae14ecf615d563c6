/** Runs in every page that is measured: collects paints, long tasks and layout shifts in a global `paints`. It imports nothing. */
{
  const paints = { fcp: 0, lcp: 0, shift: 0, longTasks: [] as { start: number; duration: number }[] };
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') paints.fcp = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') paints.lcp = entry.startTime;
      if (entry.entryType === 'longtask') paints.longTasks.push({ start: entry.startTime, duration: entry.duration });
      if (entry.entryType === 'layout-shift') paints.shift += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'] });
}

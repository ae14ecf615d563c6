try {
  const { dataset } = document.documentElement;
  // For the styles of lists, which wait for the filter in it.
  dataset.query = location.search;
  const t = localStorage.getItem('site:theme');
  if (t === 'light' || t === 'dark') dataset.theme = t;
  const size = localStorage.getItem('site:text-size');
  if (['small', 'large', 'largest'].includes(size)) dataset.textSize = size;
  const width = localStorage.getItem('site:reading-width');
  if (width === 'narrow' || width === 'wide') dataset.readingWidth = width;
  if (localStorage.getItem('site:motion') === 'reduced') dataset.motion = 'reduced';
  const [, code] = /"fontSize":(\d+)/.exec(localStorage.getItem('site:editor')) ?? [];
  if (code && code !== '15') dataset.codeSize = code;
  if (localStorage.getItem('site:visits') || localStorage.getItem('site:study-plan')) dataset.returning = '';
} catch {}

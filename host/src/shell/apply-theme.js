try {
  const t = localStorage.getItem('site:theme');
  if (t === 'light' || t === 'dark') document.documentElement.dataset.theme = t;
} catch {}

// Runs before the first paint: applies the theme that the reader chose. theme.ts has the rest.
try {
  const theme = localStorage.getItem('site:theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // The browser blocks storage: the theme follows the system.
}

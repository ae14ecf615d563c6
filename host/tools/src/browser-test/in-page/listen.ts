/** Notes what goes wrong in a page, from before its own scripts run. The notes outlast the page. */
const key = 'test:complaints';

let isLeft = false;
// A page that is left loses its requests, and says so.
addEventListener('beforeunload', () => {
  isLeft = true;
});

function note(text: string): void {
  if (isLeft) return;
  sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), text]));
}

addEventListener('error', ({ target, message }) => note(target instanceof Element ? target.outerHTML : message), true);
addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
  note(`The policy (${effectiveDirective}) blocks ${blockedURI} in ${sourceFile}.`),
);
for (const level of ['error', 'warn'] as const) {
  const write = console[level];
  console[level] = (...values) => {
    note(values.map(String).join(' '));
    write.apply(console, values);
  };
}

globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (/<(script|iframe|meta(?! itemprop="\w*" content="[^"]*" ?\/?>))\b/i.test(html) ? null : html),
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location);
    return origin === location.origin && /^\/(s\/|host\/|sw\.js$)/.test(pathname) ? address : null;
  },
});

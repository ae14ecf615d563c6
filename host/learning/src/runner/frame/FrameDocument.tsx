/** @jsxRuntime automatic */
interface FrameDocumentProps {
  /** The document's only script, and its hash as a source of a security policy: `'sha256-…'`. */
  script: string;
  hash: string;
}

/**
 * The sandbox's document. Its policy lets its own script run, lets that run a reader's code and styles, and nothing else: no network,
 * no further document. A worker made of a blob has the policy of the document that made it.
 */
export function FrameDocument({ script, hash }: FrameDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy(hash)} />
        <meta name="robots" content="noindex" />
        <title>Sandbox</title>
      </head>
      <body>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

function policy(hash: string): string {
  return [
    `default-src 'none'`,
    `script-src ${hash} 'unsafe-eval' blob:`,
    'worker-src blob:',
    `style-src 'unsafe-inline'`,
    'img-src data: blob:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

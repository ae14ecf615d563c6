/** @jsxRuntime automatic */
interface FrameDocumentProps {
  /** The script of the document, and its hash as a source of a security policy: `'sha256-…'`. */
  frame: string;
  frameHash: string;
  /** The script that runs programs, in a worker or in this document; it is data here. */
  runtime: string;
}

/**
 * The sandbox's document. Its policy lets its own script and the runtime run, lets the runtime run a reader's code and styles, and
 * nothing else: no network, no further document. A worker made of a blob has the policy of the document that made it.
 */
export function FrameDocument({ frame, frameHash, runtime }: FrameDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy(frameHash)} />
        <meta name="robots" content="noindex" />
        <title>Sandbox</title>
      </head>
      <body>
        <script type="text/plain" id="runtime" dangerouslySetInnerHTML={{ __html: runtime }} />
        <script dangerouslySetInnerHTML={{ __html: frame }} />
      </body>
    </html>
  );
}

function policy(frameHash: string): string {
  return [
    `default-src 'none'`,
    `script-src ${frameHash} 'unsafe-eval' blob:`,
    'worker-src blob:',
    `style-src 'unsafe-inline'`,
    'img-src data: blob:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

import { runnerAddress } from '@site/learning/runner/meta';

/**
 * Has the browser keep the document of the sandbox. Its frame is answered by the browser's own cache alone, where Chromium keeps documents
 * of frames apart from what scripts fetch. So it has to be loaded in a frame. A frame that does not load is not a failure: it is asked for
 * again when code is run.
 */
export function loadSandbox(): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.src = runnerAddress();
  return new Promise((resolve) => {
    frame.onload = () => {
      frame.remove();
      resolve();
    };
    document.body.append(frame);
  });
}

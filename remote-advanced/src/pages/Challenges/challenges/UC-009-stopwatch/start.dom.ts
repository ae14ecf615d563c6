/** Builds the stopwatch in `root`. @returns stops it */
export default function stopwatch(root: HTMLElement): () => void {
  const time = document.createElement('p');
  time.role = 'timer';
  time.textContent = '00:00.0';
  root.append(time);
  return () => {};
}

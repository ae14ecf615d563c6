export default function Stopwatch() {
  return <p role="timer">00:00.0</p>;
}

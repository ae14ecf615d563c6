import { useEffect, useEffectEvent, useState } from 'react';

export default function UseEffectEvent() {
  const [running, setRunning] = useState(false);
  const [step, setStep] = useState(1);
  const [total, setTotal] = useState(0);
  const [starts, setStarts] = useState(0);

  const onTick = useEffectEvent(() => setTotal(total + step));

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => onTick(), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const toggle = () => {
    if (!running) setStarts(starts + 1);
    setRunning(!running);
  };

  return (
    <>
      <p>
        <button type="button" onClick={toggle}>
          {running ? 'Stop' : 'Start'}
        </button>
      </p>
      <label>
        Add every second{' '}
        <input type="number" min={1} max={9} value={step} onChange={(event) => setStep(Number(event.target.value))} />
      </label>
      <p>
        Total <output>{total}</output>, timer started {starts} times
      </p>
    </>
  );
}

import { useState } from 'react';
import sampleAdvice from '../../data/advice.json?url';
import styles from './Advice.module.css';

export default function Advice() {
  const [advice, setAdvice] = useState();

  const getAdvice = async () => {
    const response = await fetch(sampleAdvice);
    const { slip } = await response.json();
    setAdvice(slip.advice);
  };

  return (
    <div className={styles.advice}>
      <h4>advice-{advice}</h4>
      <button type="button" className={styles.ask} aria-label="Get advice" onClick={getAdvice} />
    </div>
  );
}

import { useState } from 'react';
import { CaseForm } from './parts/CaseForm.tsx';
import { cases } from './parts/cases.ts';
import { Result } from './parts/Result.tsx';

interface Quiz {
  place: number;
  right: number;
  choice: boolean | null;
  checked: boolean;
}

const start: Quiz = { place: 0, right: 0, choice: null, checked: false };

/** A quiz: does the situation call for an effect? */
export default function App() {
  const [quiz, setQuiz] = useState(start);
  const asked = cases[quiz.place];

  return (
    <div>
      <h3>Effect or not?</h3>
      {asked ? (
        <>
          <p>
            Case {quiz.place + 1} of {cases.length}
          </p>
          <CaseForm
            asked={asked}
            choice={quiz.choice}
            checked={quiz.checked}
            onChoose={(choice) => setQuiz({ ...quiz, choice })}
            onCheck={() =>
              setQuiz({ ...quiz, checked: true, right: quiz.right + (quiz.choice === asked.isEffect ? 1 : 0) })
            }
            onNext={() => setQuiz({ ...start, place: quiz.place + 1, right: quiz.right })}
          />
        </>
      ) : (
        <Result right={quiz.right} of={cases.length} onRestart={() => setQuiz(start)} />
      )}
    </div>
  );
}

import { configureStore, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';

const basket = createSlice({
  name: 'basket',
  initialState: { tea: 0, cake: 0 },
  reducers: {
    added(state, { payload }: PayloadAction<'tea' | 'cake'>) {
      state[payload] += 1;
    },
    emptied: () => ({ tea: 0, cake: 0 }),
  },
});

/** The history: every action so far, and how many of them currently apply. */
interface Travel {
  log: UnknownAction[];
  at: number;
}

const jumped = (at: number) => ({ type: 'travel/jumped', payload: at }) as const;
const isJump = (action: UnknownAction): action is ReturnType<typeof jumped> => action.type === 'travel/jumped';

/** Records the actions for the basket's reducer. An action dispatched in the past drops the future that followed it. */
function travel(state: Travel = { log: [], at: 0 }, action: UnknownAction): Travel {
  if (isJump(action)) return { ...state, at: action.payload };
  if (!action.type.startsWith('basket/')) return state;
  return { log: [...state.log.slice(0, state.at), action], at: state.at + 1 };
}

/** The basket after the first `at` actions, computed from the reducer and the log alone. */
const basketAt = ({ log, at }: Travel) => log.slice(0, at).reduce(basket.reducer, basket.getInitialState());

const selectTravel = (state: { travel: Travel }) => state.travel;

const nameOf = ({ type, payload }: UnknownAction) => (payload === undefined ? type : `${type} ${payload}`);

export default function TimeTravel() {
  const [store] = useState(() => configureStore({ reducer: { travel } }));
  return (
    <Provider store={store}>
      <Basket />
      <Log />
    </Provider>
  );
}

function Basket() {
  const dispatch = useDispatch();
  const { tea, cake } = basketAt(useSelector(selectTravel));
  const { added, emptied } = basket.actions;
  return (
    <>
      <p>
        <button type="button" onClick={() => dispatch(added('tea'))}>
          Add tea
        </button>{' '}
        <button type="button" onClick={() => dispatch(added('cake'))}>
          Add cake
        </button>{' '}
        <button type="button" onClick={() => dispatch(emptied())}>
          Empty
        </button>
      </p>
      <p role="status">
        Basket: {tea} tea, {cake} cake
      </p>
    </>
  );
}

function Log() {
  const dispatch = useDispatch();
  const { log, at } = useSelector(selectTravel);
  const [replaying, setReplaying] = useState(false);
  const running = replaying && at < log.length;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => dispatch(jumped(at + 1)), 600);
    return () => clearTimeout(timer);
  }, [dispatch, running, at]);

  const go = (to: number, replay = false) => {
    setReplaying(replay);
    dispatch(jumped(to));
  };

  return (
    <>
      <p>
        <button type="button" onClick={() => go(Math.max(0, at - 1))}>
          Back
        </button>{' '}
        <button type="button" onClick={() => go(Math.min(log.length, at + 1))}>
          Forward
        </button>{' '}
        <button type="button" onClick={() => (running ? setReplaying(false) : go(0, true))}>
          {running ? 'Stop' : 'Replay'}
        </button>
      </p>
      <ol start={0} aria-label="Action log">
        {[{ type: 'start' }, ...log].map((action, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its index in the log
          <li key={index}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => go(index)}>
              {nameOf(action)}
            </button>
            {index === at && ' ← now'}
          </li>
        ))}
      </ol>
    </>
  );
}

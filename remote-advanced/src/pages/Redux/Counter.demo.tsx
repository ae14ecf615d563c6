import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';

const counter = createSlice({
  name: 'counter',
  initialState: { count: 0 },
  reducers: {
    // Immer passes a draft: this assignment creates a new state and leaves the old one unchanged.
    increased(state, action: PayloadAction<number>) {
      state.count += action.payload;
    },
    cleared(state) {
      state.count = 0;
    },
  },
});
const { increased, cleared } = counter.actions;

const createCounterStore = () => configureStore({ reducer: { counter: counter.reducer } });
type CounterState = ReturnType<ReturnType<typeof createCounterStore>['getState']>;

const selectCount = (state: CounterState) => state.counter.count;

/** The store is created when the demo mounts. A store created at module level would survive Reset and leaving the page. */
export default function Counter() {
  const [store] = useState(createCounterStore);
  return (
    <Provider store={store}>
      <Buttons />
      <Display />
    </Provider>
  );
}

function Buttons() {
  const dispatch = useDispatch();
  return (
    <p>
      <button type="button" onClick={() => dispatch(increased(-1))} aria-description="Subtract 1">
        -
      </button>{' '}
      <button type="button" onClick={() => dispatch(increased(1))} aria-description="Add 1">
        +
      </button>{' '}
      <button type="button" onClick={() => dispatch(increased(5))}>
        Add 5
      </button>{' '}
      <button type="button" onClick={() => dispatch(cleared())}>
        Clear
      </button>
    </p>
  );
}

function Display() {
  const count = useSelector(selectCount);
  return (
    <p>
      Count <output>{count}</output>
    </p>
  );
}

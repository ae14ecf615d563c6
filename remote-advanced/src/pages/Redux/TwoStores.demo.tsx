import { configureStore, createSlice } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';

interface Basket {
  items: number;
}

interface Action {
  type: string;
}

interface Store {
  getState: () => Basket;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: Action) => unknown;
}

function createHandWrittenStore(): Store {
  let state = handWrittenReducer(undefined, { type: 'store/started' });
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(action) {
      state = handWrittenReducer(state, action);
      for (const listener of listeners) listener();
    },
  };
}

function handWrittenReducer(state: Basket = { items: 0 }, action: Action): Basket {
  switch (action.type) {
    case 'basket/itemAdded':
      return { ...state, items: state.items + 1 };
    case 'basket/emptied':
      return { ...state, items: 0 };
    default:
      return state;
  }
}

function createToolkitStore(): Store {
  const basket = createSlice({
    name: 'basket',
    initialState: { items: 0 },
    reducers: {
      itemAdded: (state) => {
        state.items += 1;
      },
      emptied: (state) => {
        state.items = 0;
      },
    },
  });
  return configureStore({ reducer: basket.reducer });
}

const actions = ['basket/itemAdded', 'basket/emptied', 'profile/opened'];

export default function TwoStores() {
  const [stores] = useState(() => ({ 'Written by hand': createHandWrittenStore(), Toolkit: createToolkitStore() }));
  const dispatchToBoth = (type: string) => {
    for (const store of Object.values(stores)) store.dispatch({ type });
  };
  return (
    <div>
      <fieldset className="choice">
        <legend>Dispatch to both</legend>
        {actions.map((type) => (
          <button key={type} type="button" onClick={() => dispatchToBoth(type)}>
            {type}
          </button>
        ))}
      </fieldset>
      <table>
        <thead>
          <tr>
            <th scope="col">Store</th>
            <th scope="col">State</th>
            <th scope="col">Listeners called</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(stores).map(([name, store]) => (
            <Row key={name} name={name} store={store} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One component for both: any object with these three functions is a store. */
function Row({ name, store }: { name: string; store: Store }) {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const [calls, setCalls] = useState(0);
  useEffect(() => store.subscribe(() => setCalls((before) => before + 1)), [store]);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <code>{JSON.stringify(state)}</code>
      </td>
      <td>{calls}</td>
    </tr>
  );
}

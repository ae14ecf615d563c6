import { configureStore, createSlice } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';

const shop = createSlice({
  name: 'shop',
  initialState: {
    visits: 0,
    offers: [
      { name: 'Tea', sold: false },
      { name: 'Cake', sold: true },
      { name: 'Honey', sold: false },
    ],
  },
  reducers: {
    visited(state) {
      state.visits += 1;
    },
    cakeBack(state) {
      for (const offer of state.offers) offer.sold = false;
    },
  },
});
const { visited, cakeBack } = shop.actions;
type Shop = ReturnType<typeof shop.reducer>;

/** Returns a new array on every call, so `useSelector` sees a change after every action that changed anything. */
const selectOpen = (state: Shop) => state.offers.filter(({ sold }) => !sold);

export default function Selectors() {
  const [store] = useState(() => configureStore({ reducer: shop.reducer }));
  return (
    <Provider store={store}>
      <Visits />
      <Offers />
    </Provider>
  );
}

function Visits() {
  const visits = useSelector((state: Shop) => state.visits);
  const dispatch = useDispatch();
  return (
    <p>
      <button type="button" onClick={() => dispatch(visited())}>
        Count a visit ({visits})
      </button>{' '}
      <button type="button" onClick={() => dispatch(cakeBack())}>
        Bake the cake
      </button>
    </p>
  );
}

function Offers() {
  const offers = useSelector(selectOpen);
  const renders = useRef(0);
  const shown = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    renders.current += 1;
    if (shown.current) shown.current.value = String(renders.current);
  });
  return (
    <>
      <p>On offer: {offers.map(({ name }) => name).join(', ')}</p>
      <p>
        Times rendered: <output ref={shown}>1</output>
      </p>
    </>
  );
}

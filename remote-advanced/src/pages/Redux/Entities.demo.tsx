import { configureStore, createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';

interface Plant {
  id: number;
  name: string;
}

/** Keeps the rows as `{ ids, entities }`, the ids in the order of the names. */
const adapter = createEntityAdapter<Plant>({ sortComparer: (a, b) => a.name.localeCompare(b.name, 'en') });

const first = [
  { id: 1, name: 'Olive' },
  { id: 2, name: 'Fern' },
  { id: 3, name: 'Mint' },
];

const plants = createSlice({
  name: 'plants',
  initialState: adapter.getInitialState({ nextId: 4 }, first),
  reducers: {
    added(state, { payload }: PayloadAction<string>) {
      adapter.addOne(state, { id: state.nextId, name: payload });
      state.nextId += 1;
    },
    renamed(state, { payload: { id, name } }: PayloadAction<Plant>) {
      adapter.updateOne(state, { id, changes: { name } });
    },
    removed: adapter.removeOne,
  },
});
const { added, renamed, removed } = plants.actions;

const createPlantStore = () => configureStore({ reducer: { plants: plants.reducer } });
const selectPlants = (state: { plants: ReturnType<typeof plants.reducer> }) => state.plants;
const { selectAll } = adapter.getSelectors(selectPlants);

export default function Entities() {
  const [store] = useState(createPlantStore);
  return (
    <Provider store={store}>
      <Table />
      <p>In the store:</p>
      <Stored />
    </Provider>
  );
}

function Table() {
  const rows = useSelector(selectAll);
  const dispatch = useDispatch();
  const [name, setName] = useState('');
  const [renaming, setRenaming] = useState<number | null>(null);
  const box = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = name.trim();
    if (text === '') return;
    dispatch(renaming === null ? added(text) : renamed({ id: renaming, name: text }));
    setRenaming(null);
    setName('');
  };

  const rename = (plant: Plant) => {
    setRenaming(plant.id);
    setName(plant.name);
    box.current?.focus();
  };

  const remove = (event: MouseEvent, id: number) => {
    const row = event.currentTarget.closest('tr');
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbor?.querySelector<HTMLElement>('button:last-of-type') ?? box.current)?.focus();
    if (id === renaming) setRenaming(null);
    dispatch(removed(id));
  };

  return (
    <>
      <form onSubmit={submit}>
        <label>
          Plant{' '}
          <input ref={box} type="text" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </label>{' '}
        <button type="submit">{renaming === null ? 'Add' : 'Rename'}</button>
      </form>
      <table>
        <thead>
          <tr>
            <th scope="col">Id</th>
            <th scope="col">Name</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((plant) => (
            <tr key={plant.id}>
              <td>{plant.id}</td>
              <th scope="row">{plant.name}</th>
              <td>
                <button type="button" aria-description={plant.name} onClick={() => rename(plant)}>
                  Edit
                </button>{' '}
                <button type="button" aria-description={plant.name} onClick={(event) => remove(event, plant.id)}>
                  Remove
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Stored() {
  const state = useSelector(selectPlants);
  return <pre>{JSON.stringify(state, null, 2).replace(/\n +(?=\d+[,\n])|(?<=\d)\n +(?=])/g, ' ')}</pre>;
}

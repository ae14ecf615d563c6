import { useRunCount } from './use-run-count.ts';

const herbs = ['basil', 'chives', 'dill', 'mint', 'parsley'];

export default function Herbs({ query }: { query: string }) {
  const found = herbs.filter((herb) => herb.includes(query.toLowerCase()));
  const renders = useRunCount();
  const searches = useRunCount(found);

  return (
    <div>
      <HerbList herbs={found} />
      <p>
        Herbs rendered <b ref={renders} />
      </p>
      <p>
        Times searched <b ref={searches} />
      </p>
    </div>
  );
}

function HerbList({ herbs }: { herbs: string[] }) {
  const renders = useRunCount();

  return (
    <>
      <p>Found: {herbs.join(', ') || 'none'}</p>
      <p>
        List rendered <b ref={renders} />
      </p>
    </>
  );
}
